import type { PaperQuestion, PracticePaper } from "../practice-paper";

const ASSERTION_OPTIONS = [
  "Both the assertion and the reason are true, and the reason explains the assertion.",
  "Both the assertion and the reason are true, but the reason does not explain the assertion.",
  "The assertion is true, but the reason is false.",
  "The assertion is false, but the reason is true.",
];

const biology: PaperQuestion[] = [
  {
    number: 1,
    marks: 1,
    text: "Which organism breaks down its food outside the body and then absorbs it?",
    options: ["*Amoeba*", "Tapeworm", "Bread mould", "Grasshopper"],
    answer: {
      option: 2,
      steps: [["Fungi such as bread mould release enzymes on the food and absorb what is dissolved.", 1]],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "After a small cut, Deepak's wound keeps bleeding for very long. His blood most probably has too few",
    options: ["platelets", "red blood cells", "white blood cells", "lymph nodes"],
    answer: { option: 0, steps: [["Platelets plug leaks in blood vessels by helping the blood to clot.", 1]] },
  },
  {
    number: 3,
    marks: 1,
    text: "The figure shows the chambers of the human heart as seen from the front. The chamber with the thickest wall, and the vessel into which it pumps the blood, are",
    figure: {
      svg: `<svg viewBox="0 0 320 210" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="70" y="30" width="80" height="60"/><rect x="170" y="30" width="80" height="60"/><path d="M70 90 V180 H150 V90"/><path d="M170 90 V180 H250 V90"/><path d="M150 30 V180"/><path d="M110 80 V115"/><path d="M105 107 L110 115 L115 107"/><path d="M210 80 V115"/><path d="M205 107 L210 115 L215 107"/><text x="104" y="55" fill="currentColor" stroke="none" font-size="14">P</text><text x="205" y="55" fill="currentColor" stroke="none" font-size="14">Q</text><text x="104" y="150" fill="currentColor" stroke="none" font-size="14">R</text><text x="205" y="150" fill="currentColor" stroke="none" font-size="14">S</text><text x="68" y="20" fill="currentColor" stroke="none" font-size="12">Right side of body</text><text x="180" y="20" fill="currentColor" stroke="none" font-size="12">Left side of body</text></svg>`,
      alt: "Four boxes for the chambers of the heart. On the right side of the body P lies above R, with an arrow from P to R. On the left side of the body Q lies above S, with an arrow from Q to S.",
    },
    options: ["R and the pulmonary artery", "Q and the pulmonary vein", "S and the pulmonary vein", "S and the aorta"],
    answer: {
      option: 3,
      steps: [["S is the left ventricle, which pumps blood through the aorta to the whole body.", 1]],
    },
  },
  {
    number: 4,
    marks: 1,
    text: "A plant hormone that promotes cell division, and is therefore plentiful in fruits and seeds, is",
    options: ["abscisic acid", "cytokinin", "adrenaline", "thyroxin"],
    answer: {
      option: 1,
      steps: [
        ["Cytokinins promote cell division; abscisic acid inhibits growth, and the other two are animal hormones.", 1],
      ],
    },
  },
  {
    number: 5,
    marks: 1,
    text: "Sakshi rides her bicycle along a narrow bund between two paddy fields without falling. The part of the brain that keeps her balance is the",
    options: ["medulla", "hypothalamus", "cerebellum", "cerebrum"],
    answer: {
      option: 2,
      steps: [["The cerebellum controls posture, balance and the precision of voluntary movements.", 1]],
    },
  },
  {
    number: 6,
    marks: 1,
    text: "*Plasmodium* and yeast reproduce asexually by, respectively,",
    options: [
      "multiple fission and budding",
      "binary fission and budding",
      "budding and multiple fission",
      "multiple fission and spore formation only",
    ],
    answer: { option: 0, steps: [["*Plasmodium* divides into many cells at once; a yeast cell forms a bud.", 1]] },
  },
  {
    number: 7,
    marks: 1,
    text: "A pea plant with round yellow seeds (RRYY) is crossed with one with wrinkled green seeds (rryy). The F1 plants are selfed and give 640 seeds. The number of wrinkled yellow seeds to be expected is",
    options: ["40", "120", "160", "360"],
    answer: {
      option: 1,
      steps: [[String.raw`The ratio is $9:3:3:1$, and $\frac{3}{16}$ of 640 is 120.`, 1]],
      numbers: [120],
    },
  },
  {
    number: 8,
    marks: 1,
    text: `**Assertion:** The small intestine of a cow is longer than that of a tiger.
**Reason:** Cellulose in grass takes long to be digested, while meat is easier to digest.`,
    options: ASSERTION_OPTIONS,
    answer: { option: 0, steps: [["Herbivores need a longer small intestine for the digestion of cellulose.", 1]] },
  },
  {
    number: 9,
    marks: 1,
    text: `**Assertion:** Ozone high in the atmosphere shields the earth from ultraviolet radiation.
**Reason:** Chlorofluorocarbons have lowered the amount of ozone in the atmosphere.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        ["Both are true, but the harm done by chlorofluorocarbons does not explain why ozone shields the earth.", 1],
      ],
    },
  },
  {
    number: 10,
    marks: 2,
    text: "Give two features of the alveoli of the lungs, and say how each helps in the exchange of gases.",
    answer: {
      steps: [
        ["There are very many of them, balloon-shaped: together they have a large surface for the exchange.", 1],
        [
          "Their walls are thin and covered by a dense network of capillaries: gases diffuse quickly between air and blood.",
          1,
        ],
      ],
    },
    or: {
      text: "Why does a rohu fish breathe much faster than a cow? How does it take oxygen from the water?",
      answer: {
        steps: [
          ["Water holds far less dissolved oxygen than air does, so the fish has to breathe faster to get enough.", 1],
          [
            "It takes in water through the mouth and forces it past the gills, where the blood takes up the dissolved oxygen.",
            1,
          ],
        ],
      },
    },
  },
  {
    number: 11,
    marks: 2,
    text: "A pesticide is measured in a lake: 0.01 units in the water, 2 units in small floating plants, 20 units in fish and 130 units in kites that eat the fish. Name this effect, and explain why the highest value is found in the kites.",
    answer: {
      steps: [
        ["Biological magnification.", 1],
        [
          "The pesticide is not biodegradable: it stays in the body and builds up from level to level, and the kite is at the top of the food chain.",
          1,
        ],
      ],
    },
  },
  {
    number: 12,
    marks: 2,
    text: "Why must a cell copy its DNA before it divides? Why is it useful for a species that the copies are not always exactly alike?",
    answer: {
      steps: [
        [
          "DNA carries the information for making proteins and so for the body design; each new cell needs a copy of it.",
          1,
        ],
        [
          "The small differences cause variation; if conditions change, some variants may survive, and with them the species.",
          1,
        ],
      ],
    },
  },
  {
    number: 13,
    marks: 3,
    text: "A young shoot in a pot near a window has bent, as the figure shows.",
    figure: {
      svg: `<svg viewBox="0 0 320 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M175 160 H245 L235 200 H185 Z"/><path d="M204 160 C204 110 195 85 150 62"/><path d="M216 160 C216 105 205 75 156 51"/><path d="M150 62 L140 48 L156 51"/><path d="M30 25 V130 H42 V25 Z"/><path d="M50 45 H105"/><path d="M97 40 L106 45 L97 50"/><path d="M50 75 H105"/><path d="M97 70 L106 75 L97 80"/><path d="M50 105 H105"/><path d="M97 100 L106 105 L97 110"/><text x="55" y="33" fill="currentColor" stroke="none" font-size="14">Light</text><text x="14" y="150" fill="currentColor" stroke="none" font-size="14">Window</text><path d="M192 97 L160 120"/><path d="M204 83 L240 70"/><text x="146" y="130" fill="currentColor" stroke="none" font-size="14">P</text><text x="246" y="72" fill="currentColor" stroke="none" font-size="14">Q</text></svg>`,
      alt: "Light comes through a window on the left. The shoot of a potted plant on the right bends to the left. P is the side of the bend that faces the window, Q the side away from it.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name this movement and the hormone responsible.",
        answer: { steps: [["Phototropism; auxin (half a mark each).", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "At which side, P or Q, is more of the hormone found, and what does it do there?",
        answer: {
          steps: [
            [
              "At Q, the shaded side, where it makes the cells grow longer, so that the shoot bends towards the light.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "State one way in which this movement differs from the folding of the leaves of touch-me-not.",
        answer: {
          steps: [
            [
              "It depends on growth, is slow and has a direction given by light; the folding is quick, comes from loss of water by cells and does not depend on growth (any one).",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 14,
    marks: 3,
    text: "Name three different kinds of methods to avoid pregnancy, each with one example. Which of them also protects from infections such as HIV, and why?",
    answer: {
      steps: [
        [
          "Barrier methods (condom), chemical methods (oral pills), devices in the uterus (copper-T), surgery (tying of tubes): any three kinds.",
          1,
        ],
        ["One right example for each of the three.", 1],
        ["The condom, because it prevents contact of body fluids.", 1],
      ],
    },
    or: {
      text: "State the function of each in human reproduction: the testes, the prostate gland together with the seminal vesicles, and the fallopian tube.",
      answer: {
        steps: [
          ["Testes: they make sperms and secrete testosterone.", 1],
          [
            "Prostate and seminal vesicles: their secretions give a fluid for the sperms, which nourishes them and makes their transport easier.",
            1,
          ],
          ["Fallopian tube: it carries the egg from the ovary to the uterus and is the place of fertilisation.", 1],
        ],
      },
    },
  },
  {
    number: 15,
    marks: 4,
    passage:
      "At an agricultural school in Kolar, students cross tomato plants that differ in the colour of the fruit. They begin with pure red and pure yellow plants, and then use the F1 plants.",
    text: "The table shows what they got. Study it and answer the questions. Use R and r for the alleles.",
    table: [
      ["Cross", "Plants with red fruit", "Plants with yellow fruit"],
      ["1: pure red × pure yellow", "120", "0"],
      ["2: F1 × F1", "182", "58"],
      ["3: F1 × yellow", "61", "59"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which colour is dominant? How does the table show it?",
        answer: { steps: [["Red: all plants of cross 1 (the F1) have red fruit.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Write the genotypes of the parents of cross 3.",
        answer: { steps: [["Rr and rr.", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Explain the result of cross 2 with a cross of the alleles, and find how many yellow plants would be expected among its 240 plants.",
        answer: {
          steps: [
            ["Rr × Rr gives RR, Rr, Rr and rr: red to yellow as 3 : 1.", 1],
            ["A quarter of 240 is 60 yellow plants.", 1],
          ],
          numbers: [60],
        },
        or: {
          text: "About how many of the 182 red plants of cross 2 would be expected to be pure red? Give the reason, and say with which plant you would cross a red plant to find out whether it is pure.",
          answer: {
            steps: [
              [String.raw`Among red plants RR and Rr are as 1 : 2, so about $\frac13$ of 182, that is about 61.`, 1],
              ["With a yellow plant (rr): if any offspring are yellow, the red plant was Rr.", 1],
            ],
            numbers: [60.67],
          },
        },
      },
    ],
  },
  {
    number: 16,
    marks: 5,
    text: "Answer the following on excretion.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: "Describe how urine is formed in a nephron, naming its parts in order.",
        answer: {
          steps: [
            ["Filtration: in the glomerulus, blood under pressure is filtered into Bowman's capsule.", 1],
            [
              "Reabsorption: along the tubule, glucose, amino acids, salts and much water go back into the blood capillaries.",
              1,
            ],
            ["The remaining fluid with urea goes through the collecting duct to the ureter as urine.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "On which two things does the amount of water reabsorbed depend?",
        answer: {
          steps: [["On how much excess water is in the body, and on how much dissolved waste has to be excreted.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "How do trees get rid of wastes other than gases and water? Give two ways.",
        answer: {
          steps: [
            [
              "In leaves that fall off, as resins and gums in old xylem, or into the soil around the roots (any two).",
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following on reproduction.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "Describe the events from the landing of a pollen grain on the stigma to the formation of the zygote.",
          answer: {
            steps: [
              ["The pollen grain germinates and its tube grows through the style to the ovule in the ovary.", 1],
              ["It carries the male germ cell, which fuses with the egg cell: fertilisation gives the zygote.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "How does the placenta suit its work? Name two things that pass through it, and in which direction.",
          answer: {
            steps: [
              [
                "It is a disc in the wall of the uterus with villi that give a large surface; blood spaces of the mother surround them.",
                1,
              ],
              [
                "Glucose or oxygen to the embryo, wastes such as carbon dioxide to the mother (any two with direction).",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "What happens to the lining of the uterus when an egg is not fertilised?",
          answer: {
            steps: [
              ["It is not needed any more, breaks down slowly and comes out as blood and mucus: menstruation.", 1],
            ],
          },
        },
      ],
    },
  },
];

const chemistry: PaperQuestion[] = [
  {
    number: 17,
    marks: 1,
    text: String.raw`In the reaction $\ce{PbO + H2 -> Pb + H2O}$, the substance that is oxidised is`,
    options: [String.raw`$\ce{H2}$`, String.raw`$\ce{PbO}$`, String.raw`$\ce{Pb}$`, String.raw`$\ce{H2O}$`],
    answer: {
      option: 0,
      steps: [["Hydrogen gains oxygen and is oxidised; lead oxide loses oxygen and is reduced.", 1]],
    },
  },
  {
    number: 18,
    marks: 1,
    text: "Bleaching powder is made by the action of chlorine on",
    options: ["dry quicklime", "limestone", "dry slaked lime", "plaster of Paris"],
    answer: { option: 2, steps: [[String.raw`Chlorine acts on dry slaked lime, $\ce{Ca(OH)2}$.`, 1]] },
  },
  {
    number: 19,
    marks: 1,
    text: "A pair of oxides that react both with acids and with bases is",
    options: [
      "sodium oxide and zinc oxide",
      "aluminium oxide and zinc oxide",
      "aluminium oxide and magnesium oxide",
      "copper oxide and calcium oxide",
    ],
    answer: { option: 1, steps: [["Aluminium oxide and zinc oxide are amphoteric.", 1]] },
  },
  {
    number: 20,
    marks: 1,
    text: "Solder melts at a low temperature and is used to join electric wires. It is an alloy of",
    options: ["copper and zinc", "copper and tin", "iron and nickel", "lead and tin"],
    answer: { option: 3, steps: [["Solder is an alloy of lead and tin.", 1]] },
  },
  {
    number: 21,
    marks: 1,
    text: "An alkane has a molecular mass of 72 u (C 12 u, H 1 u). The number of carbon atoms in one of its molecules is",
    options: ["4", "5", "6", "7"],
    answer: {
      option: 1,
      steps: [[String.raw`$\text{C}_n\text{H}_{2n+2}$ has the mass $14n+2=72$, so $n=5$.`, 1]],
      numbers: [5],
    },
  },
  {
    number: 22,
    marks: 1,
    text: "Zinc granules are warmed with sodium hydroxide solution. The gas that comes off",
    options: ["burns with a pop", "turns lime water milky", "smells of rotten eggs", "relights a glowing splint"],
    answer: { option: 0, steps: [["Hydrogen is formed, together with sodium zincate.", 1]] },
  },
  {
    number: 23,
    marks: 1,
    text: "The figure shows the electrolysis of water with a little acid, some time after the current was switched on. Which statement is correct?",
    figure: {
      svg: `<svg viewBox="0 0 320 230" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 90 V190 H250 V90"/><path d="M60 115 H250" stroke-dasharray="5 4"/><path d="M95 165 V30 Q107 18 119 30 V165"/><path d="M190 165 V30 Q202 18 214 30 V165"/><path d="M95 105 H119"/><path d="M190 65 H214"/><path d="M107 140 V215 H126"/><path d="M202 140 V215 H183"/><rect x="126" y="203" width="57" height="24"/><text x="133" y="220" fill="currentColor" stroke="none" font-size="13">Battery</text><text x="50" y="70" fill="currentColor" stroke="none" font-size="13">20 mL</text><text x="220" y="55" fill="currentColor" stroke="none" font-size="13">10 mL</text><text x="102" y="14" fill="currentColor" stroke="none" font-size="14">X</text><text x="197" y="14" fill="currentColor" stroke="none" font-size="14">Y</text></svg>`,
      alt: "Two test tubes stand upside down in acidified water over two electrodes. The tube X has collected 20 millilitres of gas, the tube Y 10 millilitres. The electrodes are joined to a battery whose poles are not marked.",
    },
    options: [
      "X holds oxygen and stands over the anode.",
      "Y holds hydrogen and stands over the cathode.",
      "X holds hydrogen and stands over the anode.",
      "X holds hydrogen and stands over the cathode.",
    ],
    answer: {
      option: 3,
      steps: [["Water gives two volumes of hydrogen to one of oxygen; hydrogen is set free at the cathode.", 1]],
    },
  },
  {
    number: 24,
    marks: 1,
    text: `**Assertion:** Ethanoic acid turns blue litmus red.
**Reason:** Ethanoic acid is completely ionised in water.`,
    options: ASSERTION_OPTIONS,
    answer: { option: 2, steps: [["It is an acid, but a weak one, only partly ionised in water.", 1]] },
  },
  {
    number: 25,
    marks: 2,
    text: String.raw`Magnesium ribbon of mass $3.6\ \text{g}$ burns completely in air to $6.0\ \text{g}$ of magnesium oxide. Write the balanced equation, and find the mass of oxygen that was used. Which law do you use?`,
    answer: {
      steps: [
        [String.raw`$\ce{2Mg + O2 -> 2MgO}$`, 1],
        [String.raw`$6.0-3.6=2.4\ \text{g}$ of oxygen, by the law of conservation of mass.`, 1],
      ],
      numbers: [2.4],
    },
    or: {
      text: "Solutions of sodium sulphate and barium chloride are mixed. Write the balanced equation with states, name the type of the reaction and say what is seen.",
      answer: {
        steps: [
          [String.raw`$\ce{Na2SO4(aq) + BaCl2(aq) -> BaSO4(s) + 2NaCl(aq)}$`, 1],
          ["Double displacement (precipitation): a white precipitate is seen.", 1],
        ],
      },
    },
  },
  {
    number: 26,
    marks: 3,
    text: "A doctor sets a broken arm with plaster of Paris. Give the chemical formula of plaster of Paris, write the equation for its setting, and for its preparation with the temperature needed.",
    answer: {
      steps: [
        [String.raw`$\text{CaSO}_4\cdot\frac12\text{H}_2\text{O}$, calcium sulphate hemihydrate.`, 1],
        [
          String.raw`Setting: $\text{CaSO}_4\cdot\frac12\text{H}_2\text{O}+1\frac12\,\text{H}_2\text{O}\rightarrow\text{CaSO}_4\cdot2\text{H}_2\text{O}$ (gypsum).`,
          1,
        ],
        [
          String.raw`Preparation, by heating gypsum at $373\ \text{K}$: $\text{CaSO}_4\cdot2\text{H}_2\text{O}\rightarrow\text{CaSO}_4\cdot\frac12\text{H}_2\text{O}+1\frac12\,\text{H}_2\text{O}$.`,
          1,
        ],
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: "Give reasons.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Sodium is kept under kerosene.",
        answer: { steps: [["It reacts so vigorously with oxygen and moisture of the air that it may catch fire.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Aluminium is highly reactive, yet it is used for window frames.",
        answer: {
          steps: [
            ["A thin, firm layer of its oxide covers it and protects the metal below from further corrosion.", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Broken railway tracks are joined with a mixture of iron(III) oxide and aluminium powder.",
        answer: {
          steps: [
            [
              String.raw`The reaction $\ce{Fe2O3 + 2Al -> 2Fe + Al2O3}$ gives so much heat that the iron is molten and fills the gap.`,
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "An element E (2, 8, 1) reacts with an element G (2, 8, 7).",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "Show the transfer of electrons and give the formula of the compound.",
          answer: {
            steps: [
              [String.raw`E gives its outermost electron to G: ions $\text{E}^+$ and $\text{G}^-$, compound EG.`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Why does the solid compound not conduct electricity, while its solution does?",
          answer: {
            steps: [["In the solid the ions are held in fixed places; in solution they are free to move.", 1]],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "Will the compound dissolve in water and in kerosene?",
          answer: { steps: [["As an ionic compound it usually dissolves in water, but not in kerosene.", 1]] },
        },
      ],
    },
  },
  {
    number: 28,
    marks: 4,
    passage:
      "Irfan watches three flames at home and in the workshop: the gas stove burns blue, a lamp of camphor burns yellow with soot, and the welder's torch, fed with ethyne and oxygen, is so hot that it melts iron. His teacher says that the kind of carbon compound and the supply of oxygen make the difference.",
    text: "Answer the questions on carbon compounds.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why does the gas stove blacken the bottom of a pot when its air holes are blocked?",
        answer: {
          steps: [["With too little air, combustion is incomplete, and unburnt carbon is deposited as soot.", 1]],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Write the structural formula of ethyne and say whether it is saturated.",
        answer: { steps: [[String.raw`$\text{H}-\text{C}\equiv\text{C}-\text{H}$; it is unsaturated.`, 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Why is ethyne burnt with pure oxygen and not with air for welding? Balance the equation of its complete combustion.",
        answer: {
          steps: [
            [
              "In air combustion is incomplete and sooty, and the flame is not hot enough; with oxygen it is complete.",
              1,
            ],
            [String.raw`$\ce{2C2H2 + 5O2 -> 4CO2 + 2H2O}$`, 1],
          ],
        },
        or: {
          text: "Write equations for the complete combustion of butane and for the reaction of methane with chlorine in sunlight (first step), and name the type of the second.",
          answer: {
            steps: [
              [String.raw`$\ce{2C4H10 + 13O2 -> 8CO2 + 10H2O}$`, 1],
              [String.raw`$\ce{CH4 + Cl2 -> CH3Cl + HCl}$, a substitution.`, 1],
            ],
          },
        },
      },
    ],
  },
  {
    number: 29,
    marks: 5,
    text: "The table gives the pH of some liquids at home.",
    table: [
      ["Liquid", "pH"],
      ["Lemon juice", "2.4"],
      ["Curd", "4.5"],
      ["Pure water", "7.0"],
      ["Solution of baking soda", "8.5"],
      ["Drain cleaner", "13.0"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which liquid has the highest concentration of hydrogen ions? Why?",
        answer: { steps: [["Lemon juice: the lower the pH, the higher the concentration of hydrogen ions.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why should curd not be kept in a vessel of brass or copper?",
        answer: { steps: [["Its acid reacts with the metal and forms salts that are harmful.", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Lemon juice is poured on baking soda. Write an equation for the reaction of baking soda with an acid (use the ion of hydrogen or dilute hydrochloric acid), and a test for the gas.",
        answer: {
          steps: [
            [String.raw`$\ce{NaHCO3 + HCl -> NaCl + H2O + CO2}$ (or with $\ce{H+}$)`, 1],
            ["The gas, carbon dioxide, turns lime water milky.", 1],
          ],
        },
      },
      {
        label: "(d)",
        marks: 1,
        text: "Baking powder holds, besides baking soda, a mild edible acid. Why?",
        answer: {
          steps: [["It neutralises the sodium carbonate formed by heating, which would make the cake bitter.", 1]],
        },
      },
    ],
    or: {
      text: "Answer the following on metals.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "How is mercury obtained from cinnabar? Give the equations.",
          answer: {
            steps: [
              [String.raw`Heated in air, cinnabar turns into the oxide: $\ce{2HgS + 3O2 -> 2HgO + 2SO2}$.`, 1],
              [String.raw`On further heating the oxide gives the metal: $\ce{2HgO -> 2Hg + O2}$.`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Name two conditions without which iron does not rust.",
          answer: { steps: [["Presence of oxygen (air) and of water (moisture).", 1]] },
        },
        {
          label: "(c)",
          marks: 2,
          text: "What is galvanisation? Why does it protect iron even where the coat is scratched?",
          answer: {
            steps: [
              ["Coating of iron or steel with a thin layer of zinc.", 1],
              ["Zinc is more reactive than iron, so it is oxidised in preference to the iron.", 1],
            ],
          },
        },
      ],
    },
  },
];

const physics: PaperQuestion[] = [
  {
    number: 30,
    marks: 1,
    text: "A mirror forms an upright image with a magnification of +0.4. The mirror is",
    options: [
      "plane",
      "concave, with the object beyond its focus",
      "convex",
      "concave, with the object within its focus",
    ],
    answer: {
      option: 2,
      steps: [["The image is upright and smaller than the object, which only a convex mirror gives.", 1]],
    },
  },
  {
    number: 31,
    marks: 1,
    text: String.raw`A bulb is marked $240\ \text{V},\ 60\ \text{W}$. If its resistance stays the same, the power it uses at $120\ \text{V}$ is`,
    options: [
      String.raw`$15\ \text{W}$`,
      String.raw`$30\ \text{W}$`,
      String.raw`$60\ \text{W}$`,
      String.raw`$120\ \text{W}$`,
    ],
    answer: {
      option: 0,
      steps: [[String.raw`$P=\frac{V^2}{R}$: half the voltage gives a quarter of the power, $15\ \text{W}$.`, 1]],
      numbers: [15],
    },
  },
  {
    number: 32,
    marks: 1,
    text: `**Assertion:** The force on a straight wire with a current is greatest when the wire is parallel to the magnetic field.
**Reason:** The direction of the force on such a wire is found by Fleming's left-hand rule.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [
        [
          "The force is greatest at right angles to the field and nil when parallel, so the assertion is false; the reason is true.",
          1,
        ],
      ],
    },
  },
  {
    number: 33,
    marks: 2,
    text: "Two thin lenses of power +4.0 D and −1.5 D are placed in contact. Find the power and the focal length of the combination.",
    answer: {
      steps: [
        [String.raw`$P=4.0-1.5=2.5\ \text{D}$`, 1],
        [String.raw`$f=\frac{1}{2.5}=0.40\ \text{m}=40\ \text{cm}$, a converging combination.`, 1],
      ],
      numbers: [2.5, 40],
    },
    or: {
      text: String.raw`The refractive index of a liquid is 1.25 and that of a glass is 1.50, both with respect to air. Find the speed of light in the liquid (speed in air $3.0\times10^8\ \text{m s}^{-1}$) and the refractive index of the glass with respect to the liquid. Give the speed in units of $10^8\ \text{m s}^{-1}$.`,
      answer: {
        steps: [
          [String.raw`$v=\frac{3.0\times10^8}{1.25}=2.4\times10^8\ \text{m s}^{-1}$`, 1],
          [String.raw`$\frac{1.50}{1.25}=1.2$`, 1],
        ],
        numbers: [2.4, 1.2],
      },
    },
  },
  {
    number: 34,
    marks: 2,
    text: "What is the power of accommodation of the eye? How does the lens change when we look from a distant hill to a book?",
    answer: {
      steps: [
        [
          "The ability of the eye lens to adjust its focal length so that near and distant objects are seen clearly.",
          1,
        ],
        ["The ciliary muscles contract; the lens becomes thicker, and its focal length decreases.", 1],
      ],
    },
  },
  {
    number: 35,
    marks: 3,
    text: "In the circuit of the figure, find the total resistance, the reading of the ammeter, and the voltage across the 4 Ω resistor.",
    figure: {
      svg: `<svg viewBox="0 0 360 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M170 195 H30 V85 H45"/><rect x="45" y="75" width="50" height="20"/><path d="M95 85 H140"/><path d="M140 85 V45 H160"/><rect x="160" y="35" width="45" height="20"/><path d="M205 45 H235"/><rect x="235" y="35" width="45" height="20"/><path d="M280 45 H305 V85"/><path d="M140 85 V125 H197"/><rect x="197" y="115" width="50" height="20"/><path d="M247 125 H305 V85"/><path d="M305 85 H335 V195 H274"/><circle cx="260" cy="195" r="14"/><path d="M246 195 H182"/><path d="M170 180 V210"/><path d="M182 188 V202"/><text x="55" y="66" fill="currentColor" stroke="none" font-size="14">3 Ω</text><text x="168" y="28" fill="currentColor" stroke="none" font-size="14">2 Ω</text><text x="243" y="28" fill="currentColor" stroke="none" font-size="14">4 Ω</text><text x="208" y="155" fill="currentColor" stroke="none" font-size="14">6 Ω</text><text x="165" y="174" fill="currentColor" stroke="none" font-size="14">9 V</text><text x="255" y="200" fill="currentColor" stroke="none" font-size="14">A</text></svg>`,
      alt: "A circuit. A 9 volt battery, an ammeter and a 3 ohm resistor are in series with two parallel branches. One branch has a 2 ohm and a 4 ohm resistor in series, the other a 6 ohm resistor.",
    },
    answer: {
      steps: [
        [
          String.raw`The upper branch has $2+4=6\ \Omega$; with $6\ \Omega$ in parallel $3\ \Omega$; in all $3+3=6\ \Omega$.`,
          1,
        ],
        [String.raw`$I=\frac96=1.5\ \text{A}$`, 1],
        [String.raw`Each branch has half of it, $0.75\ \text{A}$, so the voltage is $0.75\times4=3\ \text{V}$.`, 1],
      ],
      numbers: [6, 1.5, 3],
    },
  },
  {
    number: 36,
    marks: 3,
    text: String.raw`The rear-view mirror of a scooter is convex, with a focal length of $1.5\ \text{m}$. A car is $6\ \text{m}$ behind it.`,
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Find the position of the image of the car.",
        answer: {
          steps: [[String.raw`$\frac1v=\frac1{1.5}-\frac1{-6}=\frac56$, so $v=1.2\ \text{m}$, behind the mirror.`, 1]],
          numbers: [1.2],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Find the magnification, and say what it tells about the image.",
        answer: { steps: [[String.raw`$m=-\frac{1.2}{-6}=+0.2$: upright, one fifth of the size.`, 1]], numbers: [0.2] },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why is a convex mirror better here than a plane one?",
        answer: {
          steps: [
            [
              "It has a wider field of view and always gives an upright image, so the rider sees more of the road behind.",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 37,
    marks: 3,
    text: "A straight wire passes through a horizontal card and carries a current upwards. P and Q are points on the card, Q twice as far from the wire as P.",
    figure: {
      svg: `<svg viewBox="0 0 320 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M70 80 H300 L240 160 H10 Z"/><path d="M155 120 V15"/><path d="M150 25 L155 15 L160 25"/><path d="M155 160 V205"/><ellipse cx="155" cy="120" rx="32" ry="13"/><ellipse cx="155" cy="120" rx="64" ry="26"/><circle cx="187" cy="120" r="3" fill="currentColor"/><circle cx="219" cy="120" r="3" fill="currentColor"/><text x="191" y="116" fill="currentColor" stroke="none" font-size="14">P</text><text x="224" y="116" fill="currentColor" stroke="none" font-size="14">Q</text><text x="165" y="30" fill="currentColor" stroke="none" font-size="14">Current</text></svg>`,
      alt: "A vertical wire through a horizontal card, with an arrow that marks the current as upwards. Two circles on the card have the wire as their centre. P lies on the inner circle, Q on the outer one.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Seen from above, do the field lines run clockwise or anticlockwise? Which rule tells it?",
        answer: { steps: [["Anticlockwise, by the right-hand thumb rule.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "At which of the points is the field stronger, and why?",
        answer: { steps: [["At P: the field gets weaker as the distance from the wire increases.", 1]] },
      },
      {
        label: "(c)",
        marks: 1,
        text: "What happens to the field at P when the current is reversed, and what when it is made larger?",
        answer: { steps: [["Reversed: its direction is reversed. Larger: it becomes stronger.", 1]] },
      },
    ],
    or: {
      text: "On safety in the electric circuits of a home:",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "What is a short circuit?",
          answer: {
            steps: [
              [
                "The live and the neutral wire touch, so that the resistance is very small and the current rises abruptly.",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "What is overloading? Give one cause other than a short circuit.",
          answer: {
            steps: [
              [
                "More current flows than the wires can carry safely, for example when too many appliances are joined to one socket, or when the supply voltage rises.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "How does a fuse protect the circuit, and in which wire is it placed?",
          answer: {
            steps: [
              [
                "It melts by the heating effect when the current is too large and breaks the circuit; it is placed in the live wire.",
                1,
              ],
            ],
          },
        },
      ],
    },
  },
  {
    number: 38,
    marks: 4,
    passage:
      "Lakshmi puts a candle at different distances from a convex lens and moves a screen until the image is sharp. She notes the distances, with signs by the new Cartesian convention.",
    text: "Use her table to answer the questions.",
    table: [
      ["Reading", "Object distance u (cm)", "Image distance v (cm)"],
      ["1", "−60", "+30"],
      ["2", "−40", "+40"],
      ["3", "−30", "+60"],
      ["4", "−24", "+120"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Without a calculation with the lens formula, find the focal length from one of her readings, and say how.",
        answer: {
          steps: [
            [
              String.raw`Reading 2: object and image are equally far, so both are at $2f=40\ \text{cm}$ and $f=20\ \text{cm}$.`,
              1,
            ],
          ],
          numbers: [20],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "In which readings is the image larger than the candle?",
        answer: { steps: [["In readings 3 and 4, where the image distance is greater than the object distance.", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "She now puts the candle 15 cm from the lens. Find the image distance and the magnification, and say why she finds no image on the screen.",
        answer: {
          steps: [
            [
              String.raw`$\frac1v=\frac1{20}-\frac1{15}=-\frac1{60}$, so $v=-60\ \text{cm}$, and $m=\frac{-60}{-15}=+4$.`,
              1,
            ],
            ["The image is virtual, on the side of the candle, and cannot be caught on a screen.", 1],
          ],
          numbers: [-60, 4],
        },
        or: {
          text: "She wants a real image three times as high as the candle. Find the distances of the candle and of the screen from the lens.",
          answer: {
            steps: [
              [
                String.raw`$m=-3$, so $v=-3u$, and $\frac{1}{-3u}-\frac1u=\frac{1}{20}$, that is $-\frac{4}{3u}=\frac1{20}$.`,
                1,
              ],
              [String.raw`$u=-\frac{80}{3}\approx-26.67\ \text{cm}$ and $v=80\ \text{cm}$.`, 1],
            ],
            numbers: [-26.67, 80],
          },
        },
      },
    ],
  },
  {
    number: 39,
    marks: 5,
    text: "Answer the following on electricity.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why are the coils of toasters made of an alloy and not of a pure metal? Give one reason.",
        answer: {
          steps: [
            [
              "An alloy has a higher resistivity than its metals, and does not oxidise (burn) readily at high temperature (any one).",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: String.raw`A heating wire is $4\ \text{m}$ long, has a cross-section of $0.2\ \text{mm}^2$ and a resistivity of $1.1\times10^{-6}\ \Omega\,\text{m}$. Find its resistance. What would it be if the wire were drawn to twice the length, with the same volume?`,
        answer: {
          steps: [
            [String.raw`$R=\frac{1.1\times10^{-6}\times4}{0.2\times10^{-6}}=22\ \Omega$`, 1],
            [String.raw`Twice the length and half the area: four times as much, $88\ \Omega$.`, 1],
          ],
          numbers: [22, 88],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`The wire of $22\ \Omega$ is joined to $220\ \text{V}$. Find its power, and the heat in kilojoule that it gives in 5 minutes.`,
        answer: {
          steps: [
            [String.raw`$P=\frac{220^2}{22}=2200\ \text{W}$`, 1],
            [String.raw`$H=2200\times300=660000\ \text{J}=660\ \text{kJ}$`, 1],
          ],
          numbers: [2200, 660],
        },
      },
    ],
    or: {
      text: "The figure shows a ray of light that passes through a rectangular slab of glass in air.",
      figure: {
        svg: `<svg viewBox="0 0 340 220" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="50" y="70" width="230" height="80"/><path d="M60 15 L115 70"/><path d="M80 45 L91 46 L89 35"/><path d="M115 70 L157 150"/><path d="M157 150 L212 205"/><path d="M180 184 L191 184 L190 173"/><path d="M115 25 V125" stroke-dasharray="4 4"/><path d="M157 105 V205" stroke-dasharray="4 4"/><text x="105" y="48" fill="currentColor" stroke="none" font-size="14">i</text><text x="120" y="118" fill="currentColor" stroke="none" font-size="14">r</text><text x="163" y="188" fill="currentColor" stroke="none" font-size="14">e</text><text x="225" y="115" fill="currentColor" stroke="none" font-size="14">Glass</text><text x="225" y="50" fill="currentColor" stroke="none" font-size="14">Air</text></svg>`,
        alt: "A ray falls from above left on the upper face of a slab, making the angle i with the normal, goes on in the glass at the angle r with the normal, and leaves through the lower face, making the angle e with the normal there.",
      },
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "State the two laws of refraction of light.",
          answer: {
            steps: [
              ["The incident ray, the refracted ray and the normal at the point of incidence lie in one plane.", 1],
              [
                "For two given media and light of a given colour, the ratio of the sines of the angles of incidence and of refraction is constant (Snell's law).",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: String.raw`If $\sin i=0.72$ and $\sin r=0.48$, find the refractive index of the glass, and the value of $\sin e$. Give a reason for the latter.`,
          answer: {
            steps: [
              [String.raw`$n=\frac{0.72}{0.48}=1.5$`, 1],
              [
                String.raw`$\sin e=0.72$: the faces are parallel, so the bending at the second undoes that at the first.`,
                1,
              ],
            ],
            numbers: [1.5, 0.72],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "How does the ray that comes out compare with the ray that falls in, in direction and position?",
          answer: { steps: [["It is parallel to it, but shifted sideways.", 1]] },
        },
      ],
    },
  },
];

export const paper: PracticePaper = {
  className: "10th",
  subject: "Science",
  number: 2,
  language: "en",
  minutes: 180,
  marks: 80,
  instructions: [
    "All 39 questions are compulsory. Some offer an internal choice; answer only one of the alternatives.",
    "Section A is on biology (30 marks), Section B on chemistry (25 marks) and Section C on physics (25 marks).",
    "Write short answers for 2 marks in 30 to 50 words, for 3 marks in 50 to 80 words, for 5 marks in 80 to 120 words.",
    "Draw neat, labelled diagrams where they help. Calculators are not allowed.",
  ],
  sections: [
    { name: "A", title: "Biology", questions: biology },
    { name: "B", title: "Chemistry", questions: chemistry },
    { name: "C", title: "Physics", questions: physics },
  ],
};
