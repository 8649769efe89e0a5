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
    text: "Meenal keeps a potted balsam plant in a dark cupboard for three days. She then places it in sunlight for five hours under a sealed glass jar that also holds a dish of potassium hydroxide. A leaf of the plant does not turn blue-black with iodine. A similar plant, treated alike but without potassium hydroxide, gives a blue-black leaf. The experiment shows that photosynthesis needs",
    options: ["sunlight", "carbon dioxide", "chlorophyll", "water"],
    answer: {
      option: 1,
      steps: [
        ["Potassium hydroxide absorbs carbon dioxide, and this is the only difference between the two plants.", 1],
      ],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "Blood that has just received oxygen in the lungs reaches the heart through the",
    options: [
      "pulmonary artery, which opens into the right ventricle",
      "vena cava, which opens into the right atrium",
      "aorta, which opens into the left ventricle",
      "pulmonary veins, which open into the left atrium",
    ],
    answer: { option: 3, steps: [["Pulmonary veins carry oxygenated blood from the lungs to the left atrium.", 1]] },
  },
  {
    number: 3,
    marks: 1,
    text: "A kabaddi player feels cramps in the calf at the end of a hard raid. The change that took place in the muscle cells is",
    options: [
      "glucose → pyruvate → lactic acid, with little energy released",
      "glucose → pyruvate → ethanol and carbon dioxide, with little energy released",
      "glucose → pyruvate → carbon dioxide and water, with much energy released",
      "glucose → starch → lactic acid, with no energy released",
    ],
    answer: {
      option: 0,
      steps: [
        ["When oxygen runs short in muscle, the three-carbon pyruvate turns into lactic acid, which causes cramps.", 1],
      ],
    },
  },
  {
    number: 4,
    marks: 1,
    text: "The figure shows the path of the impulse when a finger is pulled back from a thorn. The neurons P, Q and R are, in this order,",
    figure: {
      svg: `<svg viewBox="0 0 340 200" fill="none" stroke="currentColor" stroke-width="1.5"><ellipse cx="260" cy="95" rx="60" ry="70"/><rect x="12" y="30" width="62" height="30"/><text x="22" y="50" fill="currentColor" stroke="none" font-size="14">Skin</text><rect x="12" y="135" width="62" height="30"/><text x="18" y="155" fill="currentColor" stroke="none" font-size="14">Muscle</text><path d="M74 45 H245"/><path d="M140 40 L150 45 L140 50"/><path d="M245 45 Q290 95 245 150"/><path d="M262 88 L267 98 L273 89"/><path d="M245 150 H74"/><path d="M150 145 L140 150 L150 155"/><text x="140" y="32" fill="currentColor" stroke="none" font-size="14">P</text><text x="285" y="102" fill="currentColor" stroke="none" font-size="14">Q</text><text x="140" y="176" fill="currentColor" stroke="none" font-size="14">R</text><text x="215" y="190" fill="currentColor" stroke="none" font-size="14">Spinal cord</text></svg>`,
      alt: "A path with arrows. P runs from the skin into the spinal cord, Q lies wholly inside the spinal cord and joins P to R, and R runs from the spinal cord to a muscle.",
    },
    options: [
      "motor, relay and sensory",
      "sensory, motor and relay",
      "sensory, relay and motor",
      "relay, sensory and motor",
    ],
    answer: {
      option: 2,
      steps: [
        [
          "P brings the message from the receptor (sensory), Q connects within the spinal cord (relay), R takes it to the effector (motor).",
          1,
        ],
      ],
    },
  },
  {
    number: 5,
    marks: 1,
    text: "The growth of a pollen tube towards the ovule is an example of",
    options: ["phototropism", "chemotropism", "hydrotropism", "geotropism"],
    answer: { option: 1, steps: [["The pollen tube grows in response to chemicals from the ovule.", 1]] },
  },
  {
    number: 6,
    marks: 1,
    text: "A grower in Nashik raises new grape vines from stem cuttings of one vine with very sweet fruit. Compared with the parent vine, the fruit of the new vines will most likely be",
    options: [
      "very different in each vine, because new vines come from gametes",
      "sour, because cuttings carry half of the genes",
      "without any taste, because cuttings have no flowers",
      "equally sweet, because the new vines are genetically alike to the parent",
    ],
    answer: {
      option: 3,
      steps: [["Vegetative propagation is asexual: the offspring carry the same genes as the parent.", 1]],
    },
  },
  {
    number: 7,
    marks: 1,
    text: "In pea, the allele for tallness (T) is dominant over that for dwarfness (t). A plant Tt is crossed with a plant tt, and 160 seeds are sown. The number of dwarf plants to be expected is",
    options: ["0", "40", "80", "120"],
    answer: {
      option: 2,
      steps: [["Half of the offspring of Tt × tt are tt, and half of 160 is 80.", 1]],
      numbers: [80],
    },
  },
  {
    number: 8,
    marks: 1,
    text: `**Assertion:** The walls of the ventricles of the human heart are thicker than those of the atria.
**Reason:** The ventricles have to pump blood out of the heart to the lungs or to the rest of the body.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [
        ["Pumping over longer distances needs more force and so thicker muscle; the reason explains the assertion.", 1],
      ],
    },
  },
  {
    number: 9,
    marks: 1,
    text: `**Assertion:** In a food chain, less energy is available to the second consumer than to the first.
**Reason:** Energy in an ecosystem flows from consumers back to producers.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [
        [
          "Energy is lost at each level, so the assertion is true. The flow of energy is in one direction only, so the reason is false.",
          1,
        ],
      ],
    },
  },
  {
    number: 10,
    marks: 2,
    text: String.raw`In a meadow near Ooty the food chain is grass → grasshopper → frog → snake. The grass holds $9000\ \text{kJ}$ of energy. How much of it reaches the snake? Give one reason why food chains seldom have more than four or five steps.`,
    answer: {
      steps: [
        [
          String.raw`Only about 10 % passes on at each step: grasshopper $900\ \text{kJ}$, frog $90\ \text{kJ}$, snake $9\ \text{kJ}$.`,
          1,
        ],
        ["So much energy is lost at each step that very little is left for a further level.", 1],
      ],
      numbers: [9],
    },
  },
  {
    number: 11,
    marks: 2,
    text: "Give two differences between control by nerves and control by hormones in the human body.",
    answer: {
      steps: [
        ["Nerves send electrical impulses along neurons, while hormones are chemicals carried by the blood.", 1],
        [
          "Nervous control is fast and short-lived and reaches only cells joined to nerves; hormonal control is slower, longer lasting and can reach all cells.",
          1,
        ],
      ],
    },
    or: {
      text: "Why is common salt with added iodine recommended for use in the kitchen? Name the disease that a lack of iodine may cause, and one sign of it.",
      answer: {
        steps: [
          [
            "The thyroid gland needs iodine to make thyroxin, which regulates the metabolism of carbohydrates, proteins and fats.",
            1,
          ],
          ["The disease is goitre; a swollen neck is a sign of it.", 1],
        ],
      },
    },
  },
  {
    number: 12,
    marks: 2,
    text: "Explain how the guard cells open and close a stoma.",
    answer: {
      steps: [
        ["When water flows into the guard cells, they swell and curve, and the pore opens.", 1],
        ["When they lose water, they shrink, and the pore closes.", 1],
      ],
    },
  },
  {
    number: 13,
    marks: 3,
    text: "The figure shows the female part of a flower cut lengthwise, some time after pollination.",
    figure: {
      svg: `<svg viewBox="0 0 320 240" fill="none" stroke="currentColor" stroke-width="1.5"><ellipse cx="150" cy="35" rx="26" ry="12"/><circle cx="150" cy="17" r="6"/><path d="M140 46 V125 Q95 150 105 190 Q115 225 150 225 Q185 225 195 190 Q205 150 160 125 V46"/><ellipse cx="150" cy="185" rx="26" ry="30"/><circle cx="150" cy="168" r="5"/><path d="M150 23 V155" stroke-dasharray="4 3"/><path d="M176 35 H245"/><path d="M150 90 H245"/><path d="M197 160 H245"/><path d="M155 168 L245 205"/><text x="252" y="40" fill="currentColor" stroke="none" font-size="14">P</text><text x="252" y="95" fill="currentColor" stroke="none" font-size="14">Q</text><text x="252" y="165" fill="currentColor" stroke="none" font-size="14">R</text><text x="252" y="210" fill="currentColor" stroke="none" font-size="14">S</text></svg>`,
      alt: "A vase-shaped part of a flower. P is the flat top, on which a pollen grain lies. Q is a thin tube, drawn dashed, that grows from the pollen grain down the narrow stalk. R is the wall of the swollen base, which holds one oval body. S is a small round cell inside the oval body, near the end of the tube.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the parts P and Q.",
        answer: { steps: [["P is the stigma and Q the pollen tube (half a mark each).", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What happens to the cell S when it is fertilised, and what is formed?",
        answer: {
          steps: [
            ["S, the egg cell, fuses with a male germ cell and forms the zygote, which grows into the embryo.", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "What do the part R and the oval body inside it become after fertilisation?",
        answer: { steps: [["The ovary R becomes the fruit, the ovule becomes the seed.", 1]] },
      },
    ],
  },
  {
    number: 14,
    marks: 3,
    text: "In rabbits, black fur (B) is dominant over white fur (b). Two black rabbits have a litter in which some of the young are white. Give the genotypes of the parents, show the cross, and find the percentage of white rabbits to be expected among their young.",
    answer: {
      steps: [
        ["White young are bb and got one b from each parent; as both parents are black, both are Bb.", 1],
        ["Gametes B and b from each parent; offspring BB, Bb, Bb, bb.", 1],
        ["One in four is bb, so 25 % of the young are expected to be white.", 1],
      ],
      numbers: [25],
    },
    or: {
      text: "“The sex of a child is decided by the father.” Explain this with a cross, and state the chance that the third child of a couple with two daughters is a boy, in per cent.",
      answer: {
        steps: [
          ["A mother (XX) gives an X to every child; a father (XY) gives an X or a Y.", 1],
          [
            "Cross XX × XY: X and X from the father give XX, a girl; X and Y give XY, a boy. So the father's gamete decides.",
            1,
          ],
          ["Each birth is independent of those before: the chance is 50 %.", 1],
        ],
        numbers: [50],
      },
    },
  },
  {
    number: 15,
    marks: 4,
    passage: `The kidneys of a healthy adult filter about 180 litres of fluid from the blood each day, yet only one to two litres of urine leave the body. Ramesh, who has diabetes, is told that his kidneys are failing. His doctor shows him a table of what is found in three fluids of a *healthy* person.`,
    text: "Study the table and answer the questions.",
    table: [
      ["Substance (g per 100 mL)", "Blood plasma", "Fluid in Bowman's capsule", "Urine"],
      ["Proteins", "7.5", "0", "0"],
      ["Glucose", "0.1", "0.1", "0"],
      ["Urea", "0.03", "0.03", "2.0"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which substance of the table is not filtered, and why?",
        answer: {
          steps: [["Proteins: their molecules are too large to pass through the walls of the glomerulus.", 1]],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Name the filtration unit of the kidney and the tube that carries urine from a kidney to the bladder.",
        answer: { steps: [["The nephron; the ureter (half a mark each).", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Glucose is present in the fluid in Bowman's capsule, but not in urine, while urea is far more concentrated in urine. Explain both facts.",
        answer: {
          steps: [
            ["All the glucose is selectively reabsorbed into the blood as the fluid flows along the tubule.", 1],
            [
              "Most of the water is reabsorbed too, while much of the urea stays in the tubule, so urea becomes concentrated.",
              1,
            ],
          ],
        },
        or: {
          text: "Ramesh may need an artificial kidney. State how it removes waste from his blood, and one way in which it differs from a real kidney.",
          answer: {
            steps: [
              [
                "His blood flows through tubes with a semi-permeable wall that lie in a dialysing fluid; wastes such as urea pass out by diffusion, and the fluid has the osmotic pressure of blood but no nitrogenous waste.",
                1,
              ],
              ["There is no reabsorption in an artificial kidney.", 1],
            ],
          },
        },
      },
    ],
  },
  {
    number: 16,
    marks: 5,
    text: "A child eats a lunch of chapati, dal and ghee. Describe how its starch, protein and fat are digested from the mouth to the small intestine, naming the juices and enzymes, and say how the digested food gets into the blood.",
    answer: {
      steps: [
        ["Mouth: salivary amylase in saliva breaks starch into simple sugar.", 1],
        ["Stomach: hydrochloric acid makes the medium acidic, and pepsin begins to digest protein.", 1],
        [
          "Small intestine: bile from the liver makes the food alkaline and breaks fat into small drops (emulsifies it).",
          1,
        ],
        [
          "Pancreatic juice brings trypsin for proteins and lipase for fats; intestinal juice completes the change to glucose, amino acids, fatty acids and glycerol.",
          1,
        ],
        [
          "The villi of the small intestine increase the surface and absorb the digested food into their blood vessels.",
          1,
        ],
      ],
    },
    or: {
      text: "Answer the following on transport in plants and animals.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "How does water rise to the top of a tall deodar tree by day and by night?",
          answer: {
            steps: [
              ["By day, transpiration from the leaves creates a suction that pulls water up through the xylem.", 1],
              ["At night, root pressure, due to ions taken up by the roots, pushes the water upwards.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Give one difference between transport in xylem and in phloem.",
          answer: {
            steps: [
              [
                "Xylem carries water and minerals upwards without use of energy, while phloem carries food in all directions with energy from ATP.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 2,
          text: "What is meant by double circulation in human beings? Why is it useful to them?",
          answer: {
            steps: [
              [
                "Blood passes twice through the heart in each round: once for the lungs and once for the rest of the body.",
                1,
              ],
              [
                "Oxygenated and deoxygenated blood stay separate, so the body gets oxygen efficiently, as is needed to keep its temperature constant.",
                1,
              ],
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
    text: String.raw`When the equation $\ce{NH3 + O2 -> NO + H2O}$ is balanced with the smallest whole numbers, the sum of all its coefficients is`,
    options: ["13", "16", "19", "21"],
    answer: { option: 2, steps: [[String.raw`$\ce{4NH3 + 5O2 -> 4NO + 6H2O}$, and $4+5+4+6=19$.`, 1]], numbers: [19] },
  },
  {
    number: 18,
    marks: 1,
    text: "The pH of four liquids is: P 2.2, Q 6.9, R 8.4 and S 13.6. The one that could be used as a remedy for acidity in the stomach, if it is not poisonous, is",
    options: ["P", "Q", "S", "R"],
    answer: {
      option: 3,
      steps: [["An antacid has to be a mild base: R. S is so strong that it would burn, and P and Q are acidic.", 1]],
    },
  },
  {
    number: 19,
    marks: 1,
    text: "In which of these test tubes will **no** change be seen?",
    options: [
      "Iron nail in copper sulphate solution",
      "Copper strip in zinc sulphate solution",
      "Zinc granules in iron(II) sulphate solution",
      "Copper wire in silver nitrate solution",
    ],
    answer: { option: 1, steps: [["Copper is less reactive than zinc and cannot displace it.", 1]] },
  },
  {
    number: 20,
    marks: 1,
    text: "The numbers of molecules of water of crystallisation in one formula unit of washing soda and of gypsum are respectively",
    options: ["10 and 2", "2 and 10", "5 and 7", "10 and 5"],
    answer: {
      option: 0,
      steps: [[String.raw`Washing soda is $\ce{Na2CO3.10H2O}$ and gypsum is $\ce{CaSO4.2H2O}$.`, 1]],
    },
  },
  {
    number: 21,
    marks: 1,
    text: String.raw`The functional group in $\ce{CH3CH2COCH3}$ is that of`,
    options: ["an alcohol", "an aldehyde", "a carboxylic acid", "a ketone"],
    answer: {
      option: 3,
      steps: [["The carbonyl group lies between two carbon atoms, so the compound, butanone, is a ketone.", 1]],
    },
  },
  {
    number: 22,
    marks: 1,
    text: String.raw`The number of shared pairs of electrons in one molecule of propene, $\ce{C3H6}$, is`,
    options: ["7", "8", "9", "10"],
    answer: {
      option: 2,
      steps: [["There are 6 pairs in C–H bonds, 1 in the C–C bond and 2 in the C=C bond: 9 in all.", 1]],
      numbers: [9],
    },
  },
  {
    number: 23,
    marks: 1,
    text: "The figure shows the refining of copper by electrolysis. Which statement is correct?",
    figure: {
      svg: `<svg viewBox="0 0 320 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 80 V205 H260 V80"/><path d="M60 110 H260" stroke-dasharray="5 4"/><rect x="92" y="70" width="26" height="110"/><rect x="208" y="70" width="12" height="110"/><path d="M105 70 V30 H150"/><path d="M150 16 V44"/><path d="M160 23 V37"/><path d="M160 30 H214 V70"/><text x="134" y="20" fill="currentColor" stroke="none" font-size="14">+</text><text x="168" y="20" fill="currentColor" stroke="none" font-size="14">−</text><text x="74" y="62" fill="currentColor" stroke="none" font-size="14">X</text><text x="228" y="62" fill="currentColor" stroke="none" font-size="14">Y</text><text x="126" y="150" fill="currentColor" stroke="none" font-size="12">solution of</text><text x="126" y="165" fill="currentColor" stroke="none" font-size="12">copper salt</text></svg>`,
      alt: "A tank with an acidified solution of a copper salt. A thick block X dips into it on the left and is joined to the positive terminal of a battery. A thin strip Y dips into it on the right and is joined to the negative terminal.",
    },
    options: [
      "X is pure copper and grows thicker.",
      "Y is pure copper and grows thicker.",
      "Y is impure copper and grows thinner.",
      "Both X and Y grow thinner.",
    ],
    answer: {
      option: 1,
      steps: [["Copper dissolves from the impure anode X and is deposited on the thin cathode Y of pure copper.", 1]],
    },
  },
  {
    number: 24,
    marks: 1,
    text: `**Assertion:** To dilute concentrated sulphuric acid, water should be poured quickly into the acid.
**Reason:** Mixing a concentrated acid with water gives out much heat.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [
        [
          "The acid should be added slowly to water with stirring, so the assertion is false; the mixing is indeed highly exothermic.",
          1,
        ],
      ],
    },
  },
  {
    number: 25,
    marks: 2,
    text: "A white powder of silver chloride is left on a watch glass near a sunny window. Say what is seen after some time, write the balanced equation, and name the type of the reaction by the form of energy it uses.",
    answer: {
      steps: [
        [String.raw`The powder turns grey: $\ce{2AgCl -> 2Ag + Cl2}$, in sunlight.`, 1],
        ["It is a photochemical decomposition: decomposition by light.", 1],
      ],
    },
    or: {
      text: "Why do makers of potato chips fill the packets with nitrogen? Name the change that it prevents, and give one other way in which it is slowed down at home.",
      answer: {
        steps: [
          [
            "Nitrogen keeps oxygen away from the oil, and so prevents rancidity: oxidation of fats that spoils smell and taste.",
            1,
          ],
          ["Keeping food in airtight containers, or in a refrigerator (any one).", 1],
        ],
      },
    },
  },
  {
    number: 26,
    marks: 3,
    text: "A factory at Dahej passes electricity through a strong solution of common salt. Write the equation of the reaction, name the product formed at each electrode and the one formed in the solution near the cathode, and give one use of each of the three products.",
    answer: {
      steps: [
        [String.raw`$\ce{2NaCl + 2H2O -> 2NaOH + Cl2 + H2}$`, 1],
        ["Chlorine at the anode, hydrogen at the cathode, sodium hydroxide near the cathode.", 1],
        [
          "For example: chlorine to disinfect water, hydrogen as a fuel or to make ammonia, sodium hydroxide to make soap (all three for the mark; half a mark for two).",
          1,
        ],
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: String.raw`A liquid A, of molecular formula $\ce{C2H6O}$, gives a gas B when it is heated to 443 K with excess concentrated sulphuric acid. With hot alkaline potassium permanganate, A gives an acid C. Warmed with C and a few drops of concentrated sulphuric acid, A gives a sweet-smelling liquid D. Identify A, B, C and D, and write the equation for the formation of D.`,
    answer: {
      steps: [
        [String.raw`A is ethanol, $\ce{C2H5OH}$, and B is ethene, $\ce{C2H4}$.`, 1],
        [String.raw`C is ethanoic acid, $\ce{CH3COOH}$, and D is the ester ethyl ethanoate, $\ce{CH3COOC2H5}$.`, 1],
        [String.raw`$\ce{CH3COOH + C2H5OH -> CH3COOC2H5 + H2O}$`, 1],
      ],
    },
    or: {
      text: "Explain how soap removes an oily stain from a shirt, and why soap forms little lather with water from a borewell that is rich in calcium salts, while a detergent works well in it.",
      answer: {
        steps: [
          [
            "A soap molecule has an ionic end that is drawn to water and a long hydrocarbon tail that is drawn to oil.",
            1,
          ],
          [
            "The molecules form micelles, tails inwards around the oil; the micelles stay in the water and are rinsed away with the oil.",
            1,
          ],
          ["Soap forms insoluble scum with calcium ions, whereas the calcium salts of detergents are soluble.", 1],
        ],
      },
    },
  },
  {
    number: 28,
    marks: 4,
    passage: String.raw`Zinc is mined near Udaipur mainly as its sulphide, $\ce{ZnS}$. In some other places it occurs as its carbonate, $\ce{ZnCO3}$. It is easier to get a metal from its oxide than from its sulphide or carbonate, so both ores are first changed into the oxide. The zinc is then freed from the oxide with coke. Metals such as sodium, on the other hand, cannot be got in this way, and gold needs no such treatment at all.`,
    text: "Answer the questions on the extraction of metals.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why is gold found free in nature?",
        answer: {
          steps: [
            [
              "Gold is at the bottom of the reactivity series: it does not react with oxygen, water or most other substances around it.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Write the equation of the reaction of zinc oxide with coke.",
        answer: { steps: [[String.raw`$\ce{ZnO + C -> Zn + CO}$`, 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Name the processes by which zinc sulphide and zinc carbonate are changed into the oxide, with an equation for each.",
        answer: {
          steps: [
            [String.raw`Roasting, heating in excess air: $\ce{2ZnS + 3O2 -> 2ZnO + 2SO2}$.`, 1],
            [String.raw`Calcination, heating in limited air: $\ce{ZnCO3 -> ZnO + CO2}$.`, 1],
          ],
        },
        or: {
          text: "Why can sodium not be got from its oxide with carbon? How is it obtained, and what reaction takes place at the cathode?",
          answer: {
            steps: [
              ["Sodium has a greater affinity for oxygen than carbon has, so carbon cannot reduce its oxide.", 1],
              [
                String.raw`It is got by electrolysis of molten sodium chloride; at the cathode $\ce{Na+ + e- -> Na}$.`,
                1,
              ],
            ],
          },
        },
      },
    ],
  },
  {
    number: 29,
    marks: 5,
    text: "Answer the following on metals and their compounds.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "Show by the transfer of electrons how magnesium chloride is formed (atomic numbers: Mg 12, Cl 17), and name the ions in it.",
        answer: {
          steps: [
            [
              String.raw`Mg (2, 8, 2) gives away two electrons: $\ce{Mg -> Mg^2+ + 2e-}$; each of two Cl atoms (2, 8, 7) takes one: $\ce{Cl + e- -> Cl-}$.`,
              1,
            ],
            [String.raw`The ions are $\ce{Mg^2+}$ and $\ce{Cl-}$, one to two: $\ce{MgCl2}$.`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why does magnesium chloride have a high melting point?",
        answer: {
          steps: [["Much energy is needed to overcome the strong attraction between its oppositely charged ions.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "The table shows how three metals behave. Arrange them in the order of falling reactivity, with a reason, and say which one could be calcium.",
        table: [
          ["Metal", "With cold water", "With steam", "With dilute hydrochloric acid"],
          ["L", "no reaction", "no reaction", "no reaction"],
          ["M", "bubbles of gas, metal floats", "not tried", "violent reaction"],
          ["N", "no reaction", "forms oxide and hydrogen", "slow bubbles of gas"],
        ],
        answer: {
          steps: [
            ["M, N, L: M reacts even with cold water, N only with steam, L with neither.", 1],
            ["M could be calcium, which floats because bubbles of hydrogen stick to it.", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following on carbon and its compounds.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "What is a homologous series? Give the general formula of alkynes and the formula of the third member of their series.",
          answer: {
            steps: [
              [
                String.raw`A series of compounds with the same functional group and general formula, in which successive members differ by a $\ce{CH2}$ unit.`,
                1,
              ],
              [
                String.raw`Alkynes are $\text{C}_n\text{H}_{2n-2}$; the first member has two carbon atoms, so the third is $\ce{C4H6}$.`,
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Two jars hold ethane and ethene. How would you tell them apart with bromine water? Write the equation for the addition of hydrogen to ethene, with the catalyst.",
          answer: {
            steps: [
              ["Ethene, being unsaturated, takes away the colour of bromine water, while ethane does not.", 1],
              [String.raw`$\ce{C2H4 + H2 -> C2H6}$, with nickel (or palladium).`, 1],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "Why does carbon form covalent compounds and not ionic ones with four charges?",
          answer: {
            steps: [
              [
                "To gain four electrons is hard for six protons to hold, and to lose four needs too much energy, so carbon shares electrons.",
                1,
              ],
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
    text: String.raw`A wire of resistance $12\ \Omega$ is cut into three equal pieces, and the pieces are joined in parallel. The resistance of the combination is`,
    options: [
      String.raw`$\dfrac34\ \Omega$`,
      String.raw`$\dfrac43\ \Omega$`,
      String.raw`$4\ \Omega$`,
      String.raw`$36\ \Omega$`,
    ],
    answer: {
      option: 1,
      steps: [[String.raw`Each piece has $4\ \Omega$; three in parallel have $\frac43\ \Omega$.`, 1]],
      numbers: [1.3333],
    },
  },
  {
    number: 31,
    marks: 1,
    text: String.raw`Farida cannot see clearly beyond $80\ \text{cm}$. The power of the lens that lets her see distant objects clearly is`,
    options: [
      String.raw`$+1.25\ \text{D}$`,
      String.raw`$-0.80\ \text{D}$`,
      String.raw`$+0.80\ \text{D}$`,
      String.raw`$-1.25\ \text{D}$`,
    ],
    answer: {
      option: 3,
      steps: [
        [
          String.raw`The lens must form the image of a far object at $80\ \text{cm}$: $f=-0.80\ \text{m}$, $P=\frac{1}{-0.80}=-1.25\ \text{D}$.`,
          1,
        ],
      ],
      numbers: [-1.25],
    },
  },
  {
    number: 32,
    marks: 1,
    text: `**Assertion:** In the electric circuits of a house, the appliances are connected in parallel.
**Reason:** A fuse wire has a low melting point.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        [
          "Both are true, but appliances are in parallel so that each gets the full voltage and can be switched by itself, which has nothing to do with the fuse.",
          1,
        ],
      ],
    },
  },
  {
    number: 33,
    marks: 2,
    text: String.raw`A dentist's concave mirror has a focal length of $16\ \text{cm}$. A small lamp stands $24\ \text{cm}$ in front of it. Find the position of the image and the magnification.`,
    answer: {
      steps: [
        [
          String.raw`$\frac1v=\frac1f-\frac1u=-\frac1{16}+\frac1{24}=-\frac1{48}$, so $v=-48\ \text{cm}$: the image is 48 cm in front of the mirror.`,
          1,
        ],
        [String.raw`$m=-\frac vu=-\frac{-48}{-24}=-2$: real, inverted, twice as large.`, 1],
      ],
      numbers: [-48, -2],
    },
    or: {
      text: String.raw`Light travels at $3.0\times10^8\ \text{m s}^{-1}$ in vacuum and at $2.0\times10^8\ \text{m s}^{-1}$ in a glass slab. Find the refractive index of the glass, and say towards or away from the normal a slanting ray bends as it comes out of the slab into air, with a reason.`,
      answer: {
        steps: [
          [String.raw`$n=\frac{3.0\times10^8}{2.0\times10^8}=1.5$`, 1],
          ["It bends away from the normal, because it passes from an optically denser into a rarer medium.", 1],
        ],
        numbers: [1.5],
      },
    },
  },
  {
    number: 34,
    marks: 2,
    text: "A long straight cable overhead carries a steady direct current from south to north. State the rule that gives the direction of its magnetic field, and find the direction of this field at a point just below the cable.",
    answer: {
      steps: [
        [
          "Right-hand thumb rule: when the right hand holds the wire with the thumb along the current, the fingers curl along the field lines.",
          1,
        ],
        [
          "With the thumb to the north, the fingers below the cable point to the west: the field is towards the west.",
          1,
        ],
      ],
    },
  },
  {
    number: 35,
    marks: 3,
    text: "In the circuit of the figure, find the total resistance, the current drawn from the battery and the current in the 6 Ω resistor.",
    figure: {
      svg: `<svg viewBox="0 0 340 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M160 185 H40 V80 H60"/><rect x="60" y="70" width="60" height="20"/><path d="M120 80 H170"/><path d="M170 80 V45 H200"/><rect x="200" y="35" width="60" height="20"/><path d="M260 45 H290 V80"/><path d="M170 80 V115 H200"/><rect x="200" y="105" width="60" height="20"/><path d="M260 115 H290 V80"/><path d="M290 80 H315 V185 H172"/><path d="M160 170 V200"/><path d="M172 178 V192"/><text x="76" y="62" fill="currentColor" stroke="none" font-size="14">4 Ω</text><text x="216" y="28" fill="currentColor" stroke="none" font-size="14">6 Ω</text><text x="213" y="145" fill="currentColor" stroke="none" font-size="14">12 Ω</text><text x="155" y="165" fill="currentColor" stroke="none" font-size="14">6 V</text></svg>`,
      alt: "A circuit. A 6 volt battery is connected to a 4 ohm resistor, which is in series with a pair of resistors, 6 ohm and 12 ohm, that are in parallel with each other.",
    },
    answer: {
      steps: [
        [String.raw`The parallel pair has $\frac{6\times12}{6+12}=4\ \Omega$; in all $4+4=8\ \Omega$.`, 1],
        [String.raw`$I=\frac{6}{8}=0.75\ \text{A}$`, 1],
        [
          String.raw`The pair has a voltage of $0.75\times4=3\ \text{V}$, so the current in the $6\ \Omega$ resistor is $\frac36=0.5\ \text{A}$.`,
          1,
        ],
      ],
      numbers: [8, 0.75, 0.5],
    },
  },
  {
    number: 36,
    marks: 3,
    text: String.raw`A toy torch uses a convex lens of focal length $10\ \text{cm}$ to throw a picture on a wall. The picture on the film is $2\ \text{cm}$ high and $15\ \text{cm}$ away from the lens.`,
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "How far from the lens must the wall be for a sharp picture?",
        answer: {
          steps: [[String.raw`$\frac1v=\frac1{10}-\frac1{15}=\frac1{30}$, so $v=30\ \text{cm}$.`, 1]],
          numbers: [30],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How high is the picture on the wall, and is it upright or inverted?",
        answer: {
          steps: [[String.raw`$m=\frac vu=\frac{30}{-15}=-2$: the picture is $4\ \text{cm}$ high and inverted.`, 1]],
          numbers: [4],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "The lower half of the lens is covered with paper. What changes in the picture?",
        answer: {
          steps: [["The whole picture is still formed, in the same place and size, but it is less bright.", 1]],
        },
      },
    ],
  },
  {
    number: 37,
    marks: 3,
    text: "A narrow beam of white light falls on a glass prism, as in the figure, and a band of colours is seen on the screen.",
    figure: {
      svg: `<svg viewBox="0 0 340 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M140 30 L70 170 H210 Z"/><path d="M10 145 L103 104"/><path d="M48 120 L58 124 L52 132"/><path d="M103 104 L176 102 L310 125"/><path d="M103 104 L181 113 L310 165"/><path d="M310 60 V195"/><text x="317" y="130" fill="currentColor" stroke="none" font-size="14">X</text><text x="317" y="170" fill="currentColor" stroke="none" font-size="14">Y</text><text x="8" y="175" fill="currentColor" stroke="none" font-size="14">White</text><text x="8" y="191" fill="currentColor" stroke="none" font-size="14">light</text><text x="285" y="52" fill="currentColor" stroke="none" font-size="14">Screen</text></svg>`,
      alt: "A triangular prism stands on its base. A beam of white light enters its left face going upwards to the right and splits into a fan of rays that bend down towards the base. X is the upper end of the band on the screen, where the rays are bent least, and Y the lower end, where they are bent most.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which colours are seen at X and at Y?",
        answer: { steps: [["Red at X and violet at Y (half a mark each).", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Name the phenomenon, and say why it takes place.",
        answer: {
          steps: [["Dispersion: the colours have different speeds in glass and bend through different angles.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "How could the colours be joined to white light again with a second, identical prism?",
        answer: {
          steps: [
            [
              "Place it inverted (upside down) behind the first, so that it bends the colours back; white light comes out.",
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "Explain the following.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "The sun looks reddish at sunrise.",
          answer: {
            steps: [
              [
                "Sunlight crosses a longer path in the air then; blue light is mostly scattered away and red, scattered least, reaches us.",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Stars twinkle, but planets do not.",
          answer: {
            steps: [
              [
                "Starlight is refracted by air of changing density, and a star is a point source, so its light seems to flicker; a planet is like many points whose changes even out.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "A grandmother holds her newspaper at arm's length to read it.",
          answer: {
            steps: [
              [
                "She has presbyopia (or hypermetropia): her near point has moved away, since the ciliary muscles weaken and the lens becomes less flexible.",
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
      "The Kulkarni family in Solapur wants to cut its electricity bill. Aarti lists the appliances of the flat, all for a supply of 220 V, and how long each is used on a usual day.",
    text: "Use the table to answer the questions.",
    table: [
      ["Appliance", "Number", "Power of each (W)", "Hours a day"],
      ["LED bulb", "5", "10", "6"],
      ["Fan", "3", "60", "10"],
      ["Geyser", "1", "2000", "0.5"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Find the current that the geyser draws.",
        answer: { steps: [[String.raw`$I=\frac PV=\frac{2000}{220}=9.09\ \text{A}$`, 1]], numbers: [9.09] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "The geyser has a body of metal. To which wire should this body be joined, and why?",
        answer: {
          steps: [
            [
              "To the earth wire: if the live wire touches the body, the current flows to the ground and nobody gets a severe shock.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the energy, in kWh, that the appliances use in 30 days, and its cost at ₹8 per kWh.",
        answer: {
          steps: [
            [String.raw`A day: $300+1800+1000=3100\ \text{Wh}=3.1\ \text{kWh}$; 30 days: $93\ \text{kWh}$.`, 1],
            [String.raw`The cost is $93\times8=744$ rupees, that is ₹744.`, 1],
          ],
          numbers: [93, 744],
        },
        or: {
          text: "All appliances of the table are switched on together. Find the total current, and decide whether a fuse of 10 A would suit the flat.",
          answer: {
            steps: [
              [String.raw`$P=50+180+2000=2230\ \text{W}$ and $I=\frac{2230}{220}=10.14\ \text{A}$.`, 1],
              [
                "It would not: the current is above 10 A, so the fuse would melt; one of a higher rating, such as 15 A, is needed.",
                1,
              ],
            ],
            numbers: [10.14],
          },
        },
      },
    ],
  },
  {
    number: 39,
    marks: 5,
    text: "Two wires A and B of the same metal and the same length are tested in turn. The graph shows the current in each against the voltage across it.",
    figure: {
      svg: `<svg viewBox="0 0 320 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M50 15 V180 H300"/><path d="M50 180 L250 30"/><path d="M50 180 L250 105"/><path d="M250 180 V30" stroke-dasharray="4 4"/><path d="M50 30 H250" stroke-dasharray="4 4"/><path d="M50 105 H250" stroke-dasharray="4 4"/><text x="256" y="34" fill="currentColor" stroke="none" font-size="14">A</text><text x="256" y="109" fill="currentColor" stroke="none" font-size="14">B</text><text x="22" y="35" fill="currentColor" stroke="none" font-size="14">0.8</text><text x="22" y="110" fill="currentColor" stroke="none" font-size="14">0.4</text><text x="36" y="195" fill="currentColor" stroke="none" font-size="14">0</text><text x="246" y="197" fill="currentColor" stroke="none" font-size="14">2</text><text x="150" y="213" fill="currentColor" stroke="none" font-size="14">Voltage (V)</text><text x="56" y="16" fill="currentColor" stroke="none" font-size="14">Current (A)</text></svg>`,
      alt: "A graph of current in ampere, upwards, against voltage in volt, to the right. Two straight lines start at the origin. At 2 volt the line A is at 0.8 ampere and the line B at 0.4 ampere.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which law do the wires obey? State it.",
        answer: {
          steps: [
            [
              "Ohm's law: at constant temperature, the current in a conductor is proportional to the voltage across it.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "Find the resistances of A and B, and the ratio of the cross-sectional area of A to that of B.",
        answer: {
          steps: [
            [String.raw`$R_A=\frac{2}{0.8}=2.5\ \Omega$ and $R_B=\frac{2}{0.4}=5\ \Omega$.`, 1],
            [
              String.raw`For the same metal and length $R$ is inversely proportional to the area, so $A_A:A_B=5:2.5=2:1$.`,
              1,
            ],
          ],
          numbers: [2.5, 5, 2],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "A and B are joined in series to 6 V. Find the heat produced in B in one minute.",
        answer: {
          steps: [
            [String.raw`$I=\frac{6}{2.5+5}=0.8\ \text{A}$`, 1],
            [String.raw`$H=I^2R_Bt=0.8^2\times5\times60=192\ \text{J}$`, 1],
          ],
          numbers: [192],
        },
      },
    ],
    or: {
      text: "Answer the following on the magnetic effects of current.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "Describe the pattern of the magnetic field inside and around a long solenoid that carries a current. What does the pattern inside tell about the field?",
          answer: {
            steps: [
              [
                "Outside it is like that of a bar magnet: lines leave at one end, the north pole, and enter at the other; inside, the lines are straight, parallel and evenly spaced.",
                1,
              ],
              ["The field inside is uniform: the same at all points.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "A horizontal wire carries a current towards the east in a magnetic field that points to the north. State Fleming's left-hand rule, and find the direction of the force on the wire.",
          answer: {
            steps: [
              [
                "Stretch thumb, forefinger and middle finger of the left hand at right angles to one another: forefinger along the field, middle finger along the current; the thumb gives the force.",
                1,
              ],
              ["The force is vertically upwards.", 1],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "Give two ways in which the force on the wire could be made larger.",
          answer: {
            steps: [
              ["A larger current, a stronger field or a longer wire in the field (any two, half a mark each).", 1],
            ],
          },
        },
      ],
    },
  },
];

export const paper: PracticePaper = {
  className: "10th",
  subject: "Science",
  number: 1,
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
