import type { PaperQuestion, PracticePaper } from "../practice-paper";

const ASSERTION_OPTIONS = [
  "Both the assertion and the reason are true, and the reason explains the assertion.",
  "Both the assertion and the reason are true, but the reason does not explain the assertion.",
  "The assertion is true, but the reason is false.",
  "The assertion is false, but the reason is true.",
];

const sectionA: PaperQuestion[] = [
  {
    number: 1,
    marks: 1,
    text: String.raw`The mass of $\ce{NaOH}$ ($40\ \text{g mol}^{-1}$) in $250\ \text{mL}$ of a $0.40\ \text{M}$ solution is`,
    options: [
      String.raw`$1.6\ \text{g}$`,
      String.raw`$4.0\ \text{g}$`,
      String.raw`$10\ \text{g}$`,
      String.raw`$16\ \text{g}$`,
    ],
    answer: { option: 1, numbers: [4], steps: [[String.raw`$0.250\times0.40\times40 = 4.0\ \text{g}$`, 1]] },
  },
  {
    number: 2,
    marks: 1,
    text: "The number of radial nodes of a $4p$ orbital is",
    options: ["0", "1", "2", "3"],
    answer: { option: 2, numbers: [2], steps: [["$n-l-1 = 4-1-1 = 2$", 1]] },
  },
  {
    number: 3,
    marks: 1,
    text: "Which set of quantum numbers $(n, l, m_l)$ is **not** possible?",
    options: ["$(2, 1, -1)$", "$(3, 3, 0)$", "$(4, 0, 0)$", "$(4, 3, -3)$"],
    answer: { option: 1, steps: [["$l$ has to be smaller than $n$.", 1]] },
  },
  {
    number: 4,
    marks: 1,
    text: "Which element has the most negative electron gain enthalpy?",
    options: ["oxygen", "fluorine", "chlorine", "bromine"],
    answer: {
      option: 2,
      steps: [
        [
          "The added electron meets less repulsion in the larger $3p$ subshell of chlorine than in the small $2p$ subshell of fluorine.",
          1,
        ],
      ],
    },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`Which species has a square planar shape because of two lone pairs on an $sp^3d^2$ hybridised atom?`,
    options: [String.raw`$\ce{CCl4}$`, String.raw`$\ce{SF4}$`, String.raw`$\ce{NH4+}$`, String.raw`$\ce{XeF4}$`],
    answer: { option: 3, steps: [["Xenon has four bond pairs and two lone pairs, which lie opposite each other.", 1]] },
  },
  {
    number: 6,
    marks: 1,
    text: "In which process does the entropy of the system decrease?",
    options: ["iodine sublimes", "sugar dissolves in tea", "nitrogen and hydrogen gases form ammonia gas", "ice melts"],
    answer: { option: 2, steps: [["Four moles of gas turn into two.", 1]] },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`The bond enthalpies of H–H, Cl–Cl and H–Cl are $436$, $242$ and $431\ \text{kJ mol}^{-1}$. The enthalpy change of $\ce{H2(g) + Cl2(g) -> 2HCl(g)}$ in $\text{kJ}$ is`,
    options: ["$-184$", "$+184$", "$+247$", "$-247$"],
    answer: { option: 0, numbers: [-184], steps: [[String.raw`$436+242-2\times431 = -184$`, 1]] },
  },
  {
    number: 8,
    marks: 1,
    text: String.raw`The conjugate base of $\ce{H2PO4-}$ is`,
    options: [String.raw`$\ce{H3PO4}$`, String.raw`$\ce{HPO4^2-}$`, String.raw`$\ce{PO4^3-}$`, String.raw`$\ce{OH-}$`],
    answer: { option: 1, steps: [["It is what is left when the ion gives away one proton.", 1]] },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`In the reaction $\ce{3Cl2 + 6OH- -> 5Cl- + ClO3- + 3H2O}$, chlorine is`,
    options: ["only oxidised", "only reduced", "both oxidised and reduced", "neither oxidised nor reduced"],
    answer: { option: 2, steps: [["Its oxidation number goes from 0 to −1 and from 0 to +5: disproportionation.", 1]] },
  },
  {
    number: 10,
    marks: 1,
    text: String.raw`The numbers of $\sigma$ and $\pi$ bonds in $\ce{CH2=CH-C#CH}$ are`,
    options: ["7 and 3", "6 and 3", "7 and 2", "8 and 3"],
    answer: {
      option: 0,
      numbers: [7, 3],
      steps: [["Four C–H and three C–C sigma bonds; one pi bond in the double bond and two in the triple bond.", 1]],
    },
  },
  {
    number: 11,
    marks: 1,
    text: "Which hydrocarbon gives a white precipitate with ammoniacal silver nitrate?",
    options: ["but-1-ene", "but-2-ene", "but-1-yne", "but-2-yne"],
    answer: { option: 2, steps: [["Only but-1-yne has an acidic hydrogen atom on a triply bonded carbon.", 1]] },
  },
  {
    number: 12,
    marks: 1,
    text: "Which group on a benzene ring slows down nitration but directs the nitro group to the ortho and para positions?",
    options: [String.raw`$\ce{-CH3}$`, String.raw`$\ce{-OH}$`, String.raw`$\ce{-NO2}$`, String.raw`$\ce{-Cl}$`],
    answer: {
      option: 3,
      steps: [
        [
          "The −I effect of chlorine deactivates the ring; its lone pairs, by resonance, favour the ortho and para positions.",
          1,
        ],
      ],
    },
  },
  {
    number: 13,
    marks: 1,
    text: String.raw`**Assertion:** $12\ \text{g}$ of carbon and $24\ \text{g}$ of magnesium hold the same number of atoms ($\ce{C} = 12$, $\ce{Mg} = 24\ \text{u}$).

**Reason:** One mole of any substance has the same mass.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [["Each sample is one mole of atoms; but the mass of one mole depends on the substance.", 1]],
    },
  },
  {
    number: 14,
    marks: 1,
    text: `**Assertion:** Water boils at a much higher temperature than hydrogen sulphide.

**Reason:** There are strong hydrogen bonds between the molecules of water, but not between those of hydrogen sulphide.`,
    options: ASSERTION_OPTIONS,
    answer: { option: 0, steps: [["The hydrogen bonds have to be overcome when water boils.", 1]] },
  },
  {
    number: 15,
    marks: 1,
    text: `**Assertion:** An aqueous solution of ammonium chloride is acidic.

**Reason:** Ammonium chloride is very soluble in water.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        [
          "Both are true; the solution is acidic because the ammonium ion, the conjugate acid of a weak base, is hydrolysed.",
          1,
        ],
      ],
    },
  },
  {
    number: 16,
    marks: 1,
    text: `**Assertion:** Free radicals form when a covalent bond breaks heterolytically.

**Reason:** In homolytic fission, each of the bonded atoms keeps one electron of the shared pair.`,
    options: ASSERTION_OPTIONS,
    answer: { option: 3, steps: [["Heterolytic fission gives ions; free radicals come from homolytic fission.", 1]] },
  },
];

const sectionB: PaperQuestion[] = [
  {
    number: 17,
    marks: 2,
    text: String.raw`A hand rub is made from $9.2\ \text{g}$ of ethanol ($46\ \text{g mol}^{-1}$) and $72\ \text{g}$ of water ($18\ \text{g mol}^{-1}$). Calculate the mole fraction and the molality of ethanol in it.`,
    answer: {
      numbers: [0.0476, 2.78],
      steps: [
        [String.raw`$n = 0.20$ and $4.0\ \text{mol}$: $x = \frac{0.20}{4.20} = 0.0476$`, 1],
        [String.raw`$m = \frac{0.20\ \text{mol}}{0.072\ \text{kg}} = 2.78\ \text{mol kg}^{-1}$`, 1],
      ],
    },
  },
  {
    number: 18,
    marks: 2,
    text: String.raw`Light of wavelength $310\ \text{nm}$ falls on a metal with the work function $2.2\ \text{eV}$ ($hc = 1240\ \text{eV nm}$). Calculate the greatest kinetic energy of the electrons, in eV, and the threshold wavelength of the metal.`,
    answer: {
      numbers: [1.8, 563.64],
      steps: [
        [String.raw`$\frac{1240}{310}-2.2 = 4.0-2.2 = 1.8\ \text{eV}$`, 1],
        [String.raw`$\lambda_0 = \frac{1240}{2.2} = 564\ \text{nm}$`, 1],
      ],
    },
  },
  {
    number: 19,
    marks: 2,
    text: "Give a reason for each statement.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "The first ionisation enthalpy of aluminium is lower than that of magnesium.",
        answer: {
          steps: [
            [
              "Aluminium loses a $3p$ electron, which is less tightly held than a $3s$ electron of the filled subshell of magnesium.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "An anion is larger than the atom that it comes from.",
        answer: {
          steps: [
            ["The added electrons increase the repulsion and lower the effective nuclear charge for each electron.", 1],
          ],
        },
      },
    ],
  },
  {
    number: 20,
    marks: 2,
    text: String.raw`Both $\ce{NH3}$ and $\ce{NF3}$ are pyramidal, and fluorine is the most electronegative element. Explain why the dipole moment of $\ce{NH3}$ is nevertheless greater.`,
    answer: {
      steps: [
        [
          String.raw`In $\ce{NH3}$ the moments of the N–H bonds point towards nitrogen, in the same direction as that of the lone pair, and add to it.`,
          1,
        ],
        [
          String.raw`In $\ce{NF3}$ the moments of the N–F bonds point away from nitrogen, against that of the lone pair, and are partly cancelled.`,
          1,
        ],
      ],
    },
  },
  {
    number: 21,
    marks: 2,
    text: "The figure shows a compound by its bond lines.",
    figure: {
      svg: `<svg viewBox="0 0 320 170" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 110 L110 75 L160 110 L210 75 L250 102"/><path d="M110 75 V38"/><path d="M207 75 V38 M213 75 V38"/><g fill="currentColor" stroke="none" font-size="14"><text x="98" y="32">OH</text><text x="204" y="32">O</text><text x="253" y="114">OH</text></g></svg>`,
      alt: "A zigzag chain of four carbon atoms with single bonds. The second from the left bears an OH group. The fourth bears a doubly bonded oxygen atom and an OH group.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Give its IUPAC name.",
        answer: { steps: [["3-Hydroxybutanoic acid.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Write its molecular formula.",
        answer: { numbers: [4, 8, 3], steps: [[String.raw`$\ce{C4H8O3}$`, 1]] },
      },
    ],
    or: {
      text: "Answer the following.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: String.raw`Give the IUPAC name of $\ce{CH3-CO-CH2-CH(CH3)-CH3}$.`,
          answer: { steps: [["4-Methylpentan-2-one.", 1]] },
        },
        {
          label: "(b)",
          marks: 1,
          text: String.raw`Arrange in increasing order of stability: $\ce{CH3+}$, $\ce{(CH3)2CH+}$, $\ce{CH3CH2+}$.`,
          answer: { steps: [[String.raw`$\ce{CH3+} < \ce{CH3CH2+} < \ce{(CH3)2CH+}$`, 1]] },
        },
      ],
    },
  },
];

const sectionC: PaperQuestion[] = [
  {
    number: 22,
    marks: 3,
    text: String.raw`The sour substance of curd holds only carbon, hydrogen and oxygen. The combustion of $0.90\ \text{g}$ of it gives $1.32\ \text{g}$ of $\ce{CO2}$ and $0.54\ \text{g}$ of $\ce{H2O}$. Its molar mass is $90\ \text{g mol}^{-1}$. Find its molecular formula.`,
    answer: {
      numbers: [3, 6, 3],
      steps: [
        [
          String.raw`$\ce{C}$: $\frac{12}{44}\times1.32 = 0.36\ \text{g}$; $\ce{H}$: $\frac{2}{18}\times0.54 = 0.06\ \text{g}$; $\ce{O}$: $0.90-0.42 = 0.48\ \text{g}$`,
          1,
        ],
        [String.raw`Moles: $0.03$, $0.06$, $0.03$; empirical formula $\ce{CH2O}$ ($30\ \text{g mol}^{-1}$)`, 1],
        [String.raw`$\frac{90}{30} = 3$: $\ce{C3H6O3}$`, 1],
      ],
    },
  },
  {
    number: 23,
    marks: 3,
    text: String.raw`The table gives successive ionisation enthalpies, in $\text{kJ mol}^{-1}$, of three elements.`,
    table: [
      ["Element", "First", "Second", "Third"],
      ["P", "496", "4562", "6910"],
      ["Q", "738", "1451", "7733"],
      ["R", "1681", "3374", "6050"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which element is an alkali metal? Give the reason.",
        answer: {
          steps: [
            [
              "P: its second electron is very hard to remove, so it has a single outer electron above a noble gas core.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`Which element is a metal that forms a chloride $\ce{XCl2}$ (X stands for the element)? Give the reason.`,
        answer: { steps: [["Q: the first two electrons go easily, the third with great difficulty.", 1]] },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Which element is most probably a reactive non-metal? Give the reason.",
        answer: {
          steps: [
            [
              "R: its first ionisation enthalpy is very high, as for an element on the right of a period (it is fluorine).",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 24,
    marks: 3,
    text: String.raw`By the VSEPR theory, give the numbers of bond pairs and lone pairs of the central atom and the shape of $\ce{NH3}$, $\ce{XeF2}$ and $\ce{ClF3}$.`,
    answer: {
      steps: [
        [String.raw`$\ce{NH3}$: 3 bond pairs, 1 lone pair, trigonal pyramidal`, 1],
        [String.raw`$\ce{XeF2}$: 2 bond pairs, 3 lone pairs, linear`, 1],
        [String.raw`$\ce{ClF3}$: 3 bond pairs, 2 lone pairs, T-shaped`, 1],
      ],
    },
  },
  {
    number: 25,
    marks: 3,
    text: String.raw`In a bomb calorimeter of heat capacity $5.8\ \text{kJ K}^{-1}$, $0.64\ \text{g}$ of liquid methanol ($32\ \text{g mol}^{-1}$) burns in oxygen to $\ce{CO2(g)}$ and $\ce{H2O(l)}$ at about $300\ \text{K}$. The temperature rises by $2.50\ \text{K}$. Calculate $\Delta U$ and $\Delta H$ of the combustion per mole ($R = 8.314\ \text{J K}^{-1}\,\text{mol}^{-1}$).`,
    answer: {
      numbers: [-725, -726.25],
      steps: [
        [
          String.raw`Heat given out: $5.8\times2.50 = 14.5\ \text{kJ}$ by $0.020\ \text{mol}$, so $\Delta U = -725\ \text{kJ mol}^{-1}$`,
          1,
        ],
        [String.raw`$\ce{CH3OH(l) + 3/2 O2(g) -> CO2(g) + 2H2O(l)}$: $\Delta n_g = 1-1.5 = -0.5$`, 1],
        [
          String.raw`$\Delta H = \Delta U+\Delta n_gRT = -725-0.5\times8.314\times10^{-3}\times300 = -726.2\ \text{kJ mol}^{-1}$`,
          1,
        ],
      ],
    },
  },
  {
    number: 26,
    marks: 3,
    text: String.raw`Balance this reaction in basic solution by half reactions: $\ce{Cr(OH)3 + ClO- -> CrO4^2- + Cl-}$. Show both half reactions.`,
    answer: {
      numbers: [2, 3, 4, 2, 3, 5],
      steps: [
        [String.raw`Oxidation: $\ce{Cr(OH)3 + 5OH- -> CrO4^2- + 4H2O + 3e-}$`, 1],
        [String.raw`Reduction: $\ce{ClO- + H2O + 2e- -> Cl- + 2OH-}$`, 1],
        [
          String.raw`Twice the first and three times the second: $\ce{2Cr(OH)3 + 3ClO- + 4OH- -> 2CrO4^2- + 3Cl- + 5H2O}$`,
          1,
        ],
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: "Answer the following about the estimation of nitrogen by Kjeldahl’s method.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`The ammonia from $0.50\ \text{g}$ of a compound is passed into $50\ \text{mL}$ of $0.10\ \text{M}$ $\ce{H2SO4}$. The acid that is left needs $40\ \text{mL}$ of $0.10\ \text{M}$ $\ce{NaOH}$. Calculate the percentage of nitrogen ($\ce{N} = 14\ \text{u}$).`,
        answer: {
          numbers: [16.8],
          steps: [
            [
              String.raw`$\ce{H+}$ in all: $2\times5.0 = 10\ \text{mmol}$; left over: $4.0\ \text{mmol}$; so $\ce{NH3}$: $6.0\ \text{mmol}$`,
              1,
            ],
            [
              String.raw`$6.0\times10^{-3}\times14 = 0.084\ \text{g}$, that is $\frac{0.084}{0.50}\times100 = 16.8\,\%$`,
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why can the method not be used for nitrobenzene?",
        answer: {
          steps: [
            ["Nitrogen of a nitro group is not turned into ammonium sulphate under the conditions of the method.", 1],
          ],
        },
      },
    ],
  },
  {
    number: 28,
    marks: 3,
    text: "Write the initiation step, both propagation steps and one termination step of the chlorination of methane to chloromethane in sunlight.",
    answer: {
      steps: [
        [String.raw`Initiation: $\ce{Cl2}$ splits in light into two chlorine radicals, $\ce{Cl}\cdot$.`, 1],
        [
          String.raw`Propagation: $\ce{CH4} + \ce{Cl}\cdot \rightarrow \ce{CH3}\cdot + \ce{HCl}$ and $\ce{CH3}\cdot + \ce{Cl2} \rightarrow \ce{CH3Cl} + \ce{Cl}\cdot$`,
          1,
        ],
        [String.raw`Termination, for example: $\ce{CH3}\cdot + \ce{CH3}\cdot \rightarrow \ce{C2H6}$`, 1],
      ],
    },
    or: {
      text: "How are these conversions carried out? Give the reagents and conditions.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "Bromoethane to ethene",
          answer: { steps: [["Heating with alcoholic potassium hydroxide.", 1]] },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Ethene to ethane-1,2-diol",
          answer: { steps: [["Cold, dilute, alkaline potassium permanganate (Baeyer’s reagent).", 1]] },
        },
        {
          label: "(c)",
          marks: 1,
          text: "But-2-yne to *cis*-but-2-ene",
          answer: { steps: [["Hydrogen with Lindlar’s catalyst (partly poisoned palladium on charcoal).", 1]] },
        },
      ],
    },
  },
];

const sectionD: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage: String.raw`Engineers in Coimbatore test a small hot-air engine. In one part of its cycle, an ideal gas goes from the state A to B and then to C, as the figure shows. From A to B it takes up $2000\ \text{J}$ of heat. The temperature in A is $300\ \text{K}$ ($1\ \text{L bar} = 100\ \text{J}$).`,
    text: "Read the passage and answer the questions.",
    figure: {
      svg: `<svg viewBox="0 0 320 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 15 V175 H300"/><path d="M110 55 H230 V145"/><path d="M165 50 L175 55 L165 60 M225 95 L230 105 L235 95"/><path d="M60 55 H110 V175 M60 145 H230 V175" stroke-dasharray="4 4"/><g fill="currentColor" stroke="none" font-size="14"><text x="104" y="46">A</text><text x="234" y="52">B</text><text x="237" y="150">C</text><text x="44" y="60">4</text><text x="44" y="150">1</text><text x="106" y="191">1</text><text x="226" y="191">3</text><text x="6" y="24">p (bar)</text><text x="262" y="203">V (L)</text></g></svg>`,
      alt: "Pressure in bar against volume in litres. A is at 1 L and 4 bar. A horizontal line with an arrow leads to B at 3 L and 4 bar, and a vertical line with an arrow leads down from B to C at 3 L and 1 bar.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Calculate the work done on the gas from A to B.",
        answer: {
          numbers: [-800],
          steps: [[String.raw`$w = -p\,\Delta V = -4\times2 = -8\ \text{L bar} = -800\ \text{J}$`, 1]],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How much work is done from B to C? Does the gas take up or give out heat in this step?",
        answer: {
          numbers: [0],
          steps: [["No work, as the volume does not change; it gives out heat, as it becomes colder.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Calculate $\Delta U$ and $\Delta H$ of the gas from A to B.`,
        answer: {
          numbers: [1200, 2000],
          steps: [
            [String.raw`$\Delta U = q+w = 2000-800 = 1200\ \text{J}$`, 1],
            [String.raw`At constant pressure, $\Delta H = q_p = 2000\ \text{J}$`, 1],
          ],
        },
        or: {
          text: "Calculate the temperatures of the gas in B and in C.",
          answer: {
            numbers: [900, 225],
            steps: [
              [String.raw`A to B at constant pressure: $T_B = 300\times\frac{3}{1} = 900\ \text{K}$`, 1],
              [String.raw`B to C at constant volume: $T_C = 900\times\frac{1}{4} = 225\ \text{K}$`, 1],
            ],
          },
        },
      },
    ],
  },
  {
    number: 30,
    marks: 4,
    passage: String.raw`Atoms and groups push or pull electrons along the bonds of a molecule. A class measures how this changes the strength of carboxylic acids; a smaller $\text{p}K_a$ means a stronger acid. The table shows what it finds.`,
    text: "Read the passage and answer the questions.",
    table: [
      ["Acid", "Formula", String.raw`$\text{p}K_a$`],
      ["Propanoic acid", String.raw`$\ce{CH3CH2COOH}$`, "4.87"],
      ["Ethanoic acid", String.raw`$\ce{CH3COOH}$`, "4.76"],
      ["Chloroethanoic acid", String.raw`$\ce{ClCH2COOH}$`, "2.86"],
      ["Fluoroethanoic acid", String.raw`$\ce{FCH2COOH}$`, "2.59"],
      ["Dichloroethanoic acid", String.raw`$\ce{Cl2CHCOOH}$`, "1.26"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why is fluoroethanoic acid stronger than chloroethanoic acid?",
        answer: {
          steps: [["Fluorine is more electronegative, and its stronger −I effect stabilises the anion more.", 1]],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why is propanoic acid weaker than ethanoic acid?",
        answer: {
          steps: [
            ["The ethyl group has a stronger +I effect than the methyl group, which makes the anion less stable.", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Which is the stronger acid, 2-chloropropanoic acid or 3-chloropropanoic acid? Explain. What does the value for dichloroethanoic acid show about the effect of several groups?",
        answer: {
          steps: [
            ["2-Chloropropanoic acid: the inductive effect fades quickly with the distance from the group.", 1],
            ["The effects of several groups add up: a second chlorine atom makes the acid stronger still.", 1],
          ],
        },
        or: {
          text: "State two differences between the inductive effect and the resonance (mesomeric) effect.",
          answer: {
            steps: [
              [
                "The inductive effect acts along single bonds by a slight shift of electrons; the resonance effect needs a conjugated system of π electrons or lone pairs, which are delocalised.",
                1,
              ],
              [
                "The inductive effect dies out after a few bonds; the resonance effect passes through the whole conjugated system.",
                1,
              ],
            ],
          },
        },
      },
    ],
  },
];

const sectionE: PaperQuestion[] = [
  {
    number: 31,
    marks: 5,
    text: "Answer the following about the structure of the atom.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`The position of an electron is known to within $0.10\ \text{nm}$. Calculate the least uncertainty of its speed ($h = 6.626\times10^{-34}\ \text{J s}$, $m_e = 9.11\times10^{-31}\ \text{kg}$, $\pi = 3.1416$).`,
        answer: {
          numbers: [5.79],
          steps: [
            [String.raw`$\Delta x\cdot m\,\Delta v \geq \frac{h}{4\pi}$`, 1],
            [
              String.raw`$\Delta v = \frac{6.626\times10^{-34}}{4\pi\times9.11\times10^{-31}\times1.0\times10^{-10}} = 5.79\times10^{5}\ \text{m s}^{-1}$`,
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: String.raw`Write the electronic configuration of $\ce{Fe^3+}$ (atomic number 26), find the number of its unpaired electrons, and name the rule that you use for the latter.`,
        answer: {
          numbers: [5],
          steps: [
            [String.raw`$[\ce{Ar}]\,3d^5$`, 1],
            ["5 unpaired electrons, by Hund’s rule.", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "How many nodal planes has a $2p_x$ orbital, and which plane is it?",
        answer: { numbers: [1], steps: [["One, the *yz* plane.", 1]] },
      },
    ],
    or: {
      text: "Answer the following about the structure of the atom.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: String.raw`Calculate the energy, in eV, that removes the electron of $\ce{He+}$ from its ground state, and the wavelength of a photon of this energy (hydrogen: $13.6\ \text{eV}$; $hc = 1240\ \text{eV nm}$).`,
          answer: {
            numbers: [54.4, 22.79],
            steps: [
              [String.raw`$13.6\times2^2 = 54.4\ \text{eV}$`, 1],
              [String.raw`$\lambda = \frac{1240}{54.4} = 22.8\ \text{nm}$`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "State two limitations of Bohr’s model.",
          answer: {
            steps: [
              [
                "It explains the spectra of species with one electron only, and not the fine structure of lines or their splitting in fields.",
                1,
              ],
              [
                "It gives the electron a definite path, against the uncertainty principle and the wave nature of the electron (or: it cannot explain chemical bonds).",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: String.raw`How many neutrons and electrons has the ion $^{37}_{17}\ce{Cl-}$?`,
          answer: { numbers: [20, 18], steps: [["$37-17 = 20$ neutrons and $17+1 = 18$ electrons.", 1]] },
        },
      ],
    },
  },
  {
    number: 32,
    marks: 5,
    text: "Answer the following about equilibrium.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`One mole each of $\ce{H2}$ and $\ce{I2}$ is heated in a vessel of $10\ \text{L}$ at a temperature at which $K_c = 64$ for $\ce{H2(g) + I2(g) <=> 2HI(g)}$. Calculate the concentration of $\ce{HI}$ at equilibrium.`,
        answer: {
          numbers: [0.16],
          steps: [
            [
              String.raw`With $x$ mol of each consumed: $\left(\frac{2x}{1-x}\right)^2 = 64$, so $2x = 8(1-x)$ and $x = 0.80$`,
              1,
            ],
            [String.raw`$[\ce{HI}] = \frac{1.60}{10} = 0.16\ \text{mol L}^{-1}$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "In which direction does a reaction go when its reaction quotient is greater than the equilibrium constant?",
        answer: { steps: [["Backwards, towards the reactants, until the quotient equals the constant.", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Calculate the pH of $0.050\ \text{M}$ ammonia at $298\ \text{K}$ ($K_b = 1.8\times10^{-5}$, $\sqrt{90} = 9.49$, $\log 9.49 = 0.977$).`,
        answer: {
          numbers: [10.98],
          steps: [
            [String.raw`$[\ce{OH-}] = \sqrt{K_bc} = \sqrt{9.0\times10^{-7}} = 9.49\times10^{-4}\ \text{M}$`, 1],
            [String.raw`pOH $= 4-0.977 = 3.02$, so the pH is $14-3.02 = 10.98$.`, 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about equilibrium.",
      parts: [
        {
          label: "(a)",
          marks: 3,
          text: String.raw`Equal volumes of $2.0\times10^{-5}\ \text{M}$ $\ce{BaCl2}$ and $4.0\times10^{-5}\ \text{M}$ $\ce{Na2SO4}$ are mixed. Show by calculation whether barium sulphate precipitates ($K_{sp} = 1.1\times10^{-10}$).`,
          answer: {
            numbers: [2],
            steps: [
              [
                String.raw`After mixing: $[\ce{Ba^2+}] = 1.0\times10^{-5}\ \text{M}$ and $[\ce{SO4^2-}] = 2.0\times10^{-5}\ \text{M}$`,
                1,
              ],
              [String.raw`Ionic product: $1.0\times10^{-5}\times2.0\times10^{-5} = 2.0\times10^{-10}$`, 1],
              [String.raw`It is greater than $K_{sp}$, so barium sulphate precipitates.`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Is an aqueous solution of sodium ethanoate acidic, neutral or basic? Explain with an equation.",
          answer: {
            steps: [
              [String.raw`Basic: $\ce{CH3COO- + H2O <=> CH3COOH + OH-}$`, 1],
              [
                "The ethanoate ion is the conjugate base of a weak acid and takes protons from water; the sodium ion does not react.",
                1,
              ],
            ],
          },
        },
      ],
    },
  },
  {
    number: 33,
    marks: 5,
    text: "Answer the following about hydrocarbons.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: "The figure shows two isomers, X and Y, of but-2-ene. Name them, state which has the higher boiling point and why, and state which is the more stable and why.",
        figure: {
          svg: `<svg viewBox="0 0 340 180" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M70 77 H104 M70 84 H104"/><path d="M54 70 L36 46 M54 92 L36 116 M118 70 L136 46 M118 92 L136 116"/><path d="M240 77 H274 M240 84 H274"/><path d="M224 70 L206 46 M224 92 L206 116 M288 70 L306 46 M288 92 L306 116"/><g fill="currentColor" stroke="none" font-size="14"><text x="55" y="86">C</text><text x="108" y="86">C</text><text x="14" y="42">CH3</text><text x="130" y="42">CH3</text><text x="28" y="130">H</text><text x="134" y="130">H</text><text x="225" y="86">C</text><text x="278" y="86">C</text><text x="184" y="42">CH3</text><text x="304" y="42">H</text><text x="198" y="130">H</text><text x="300" y="130">CH3</text><text x="82" y="165">X</text><text x="252" y="165">Y</text></g></svg>`,
          alt: "Two structures with a carbon–carbon double bond. Each carbon of the double bond bears a hydrogen atom and a CH3 group. In X both CH3 groups are above the double bond. In Y one CH3 group is above it and the other below it.",
        },
        answer: {
          steps: [
            ["X is *cis*-but-2-ene, Y is *trans*-but-2-ene.", 1],
            ["X boils higher: its bond moments do not cancel, so its molecules are polar.", 1],
            ["Y is more stable: its methyl groups are farther apart and repel each other less.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "State Hückel’s rule, and show that it holds for benzene.",
        answer: {
          steps: [
            ["A planar ring with complete delocalisation and $4n+2$ π electrons ($n$ = 0, 1, 2, …) is aromatic.", 1],
            ["Benzene is planar, and its six π electrons, $n = 1$, are delocalised over the whole ring.", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about hydrocarbons.",
      parts: [
        {
          label: "(a)",
          marks: 3,
          text: String.raw`A hydrocarbon A, $\ce{C5H8}$, gives a white precipitate with ammoniacal silver nitrate. With excess hydrogen and nickel it gives 2-methylbutane. With water, in the presence of $\ce{Hg^2+}$ and acid, it gives a ketone B. Identify A and B with reasons, and write the equation for the reaction of A with sodium.`,
          answer: {
            steps: [
              [String.raw`A is a terminal alkyne with a branched chain: 3-methylbut-1-yne, $\ce{(CH3)2CH-C#CH}$.`, 1],
              [
                String.raw`B is 3-methylbutan-2-one, $\ce{(CH3)2CH-CO-CH3}$: the OH group adds to the inner carbon, and the enol turns into the ketone.`,
                1,
              ],
              [String.raw`$\ce{2(CH3)2CHC#CH + 2Na -> 2(CH3)2CHC#CNa + H2}$`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Why does benzene prefer substitution to addition although it has π electrons, and what do its bond lengths show?",
          answer: {
            steps: [
              ["Addition would destroy the delocalised π system and its resonance energy; substitution keeps it.", 1],
              [
                "All C–C bonds have the same length (139 pm), between a single and a double bond: the electrons are delocalised.",
                1,
              ],
            ],
          },
        },
      ],
    },
  },
];

export const paper: PracticePaper = {
  className: "11th",
  subject: "Chemistry",
  number: 2,
  language: "en",
  minutes: 180,
  marks: 70,
  instructions: [
    "The paper has 33 questions in five sections. All questions are compulsory.",
    "Section A: questions 1 to 16, 1 mark each. Section B: questions 17 to 21, 2 marks each. Section C: questions 22 to 28, 3 marks each.",
    "Section D: questions 29 and 30, case-based, 4 marks each. Section E: questions 31 to 33, 5 marks each.",
    "There is no choice overall, but some questions offer an internal choice. Answer only one of the alternatives.",
    "Calculators and log tables are not allowed.",
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice and assertion–reason questions",
      instructions: "Each question carries 1 mark.",
      questions: sectionA,
    },
    {
      name: "B",
      title: "Very short answer questions",
      instructions: "Each question carries 2 marks.",
      questions: sectionB,
    },
    { name: "C", title: "Short answer questions", instructions: "Each question carries 3 marks.", questions: sectionC },
    { name: "D", title: "Case-based questions", instructions: "Each question carries 4 marks.", questions: sectionD },
    { name: "E", title: "Long answer questions", instructions: "Each question carries 5 marks.", questions: sectionE },
  ],
};
