import type { PaperQuestion, PracticePaper } from "../practice-paper";

const ASSERTION_OPTIONS = [
  "Both the assertion and the reason are true, and the reason explains the assertion.",
  "Both the assertion and the reason are true, but the reason does not explain the assertion.",
  "The assertion is true, but the reason is false.",
  "The assertion is false, but the reason is true.",
];

const choices: PaperQuestion[] = [
  {
    number: 1,
    marks: 1,
    text: "A bee carries pollen from one flower of a pumpkin plant to another flower of the same plant. This pollination is",
    options: [
      "xenogamy, and the seeds are genetically diverse",
      "autogamy, since only one plant takes part",
      "geitonogamy, genetically similar to autogamy",
      "geitonogamy, genetically similar to xenogamy",
    ],
    answer: {
      option: 2,
      steps: [
        [
          "It needs an agent but takes place within one plant: functionally cross-pollination, genetically like autogamy.",
          1,
        ],
      ],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "A test for pregnancy shows, in the urine of a woman, the hormone",
    options: ["hCG", "LH", "prolactin", "oxytocin"],
    answer: {
      option: 0,
      steps: [["Human chorionic gonadotropin is made by the placenta only, and so only in pregnancy.", 1]],
    },
  },
  {
    number: 3,
    marks: 1,
    text: "The inner lining of the uterus, which undergoes cyclic changes, is the",
    options: ["perimetrium", "myometrium", "mesometrium", "endometrium"],
    answer: {
      option: 3,
      steps: [["The glandular endometrium lines the cavity of the uterus and changes during the menstrual cycle.", 1]],
    },
  },
  {
    number: 4,
    marks: 1,
    text: "Of these sexually transmitted infections, the one that is completely curable when it is found early and treated properly is",
    options: ["hepatitis B", "syphilis", "genital herpes", "HIV infection"],
    answer: {
      option: 1,
      steps: [["Syphilis is bacterial and can be cured; the other three are not completely curable.", 1]],
    },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`The genotypes of a couple for the ABO blood groups are $I^A i$ and $I^A I^B$. The chance that a child of theirs has the group A is`,
    options: ["0 %", "25 %", "50 %", "75 %"],
    answer: {
      option: 2,
      steps: [[String.raw`The children are $I^AI^A$, $I^AI^B$, $I^Ai$ and $I^Bi$; two of four have the group A.`, 1]],
      numbers: [50],
    },
  },
  {
    number: 6,
    marks: 1,
    text: "A person with Turner's syndrome has",
    options: [
      "45 chromosomes and is female",
      "45 chromosomes and is male",
      "47 chromosomes and is male",
      "47 chromosomes and is female",
    ],
    answer: { option: 0, steps: [["The karyotype is 45, X0: one X is missing; the person is a sterile female.", 1]] },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`The DNA of a bacterium has $5\times10^6$ base pairs, each $0.34\ \text{nm}$ from the next. Its length is about`,
    options: [
      String.raw`$0.17\ \text{mm}$`,
      String.raw`$1.7\ \text{mm}$`,
      String.raw`$17\ \text{mm}$`,
      String.raw`$1.7\ \text{m}$`,
    ],
    answer: {
      option: 1,
      steps: [[String.raw`$5\times10^6\times0.34\times10^{-9}\ \text{m}=1.7\times10^{-3}\ \text{m}$`, 1]],
      numbers: [1.7],
    },
  },
  {
    number: 8,
    marks: 1,
    text: "The coding part of an mRNA, from the start codon to the stop codon with both included, has 306 nucleotides. The number of amino acids in the polypeptide when its translation ends is",
    options: ["306", "102", "101", "100"],
    answer: {
      option: 2,
      steps: [["There are 102 codons, and the stop codon codes for no amino acid: 101.", 1]],
      numbers: [101],
    },
  },
  {
    number: 9,
    marks: 1,
    text: "A storm carries eight finches to an empty island. Generations later, the frequencies of alleles on the island differ greatly from those of the mainland, because of the eight birds that happened to arrive. This is",
    options: ["industrial melanism", "convergent evolution", "artificial selection", "the founder effect"],
    answer: {
      option: 3,
      steps: [["Genetic drift in a small group that starts a new population is the founder effect.", 1]],
    },
  },
  {
    number: 10,
    marks: 1,
    text: "Cells of a tumour in the lung break away and start new tumours in the liver. This property is called",
    options: ["contact inhibition", "metastasis", "passive immunity", "auto-immunity"],
    answer: {
      option: 1,
      steps: [
        ["Cells of malignant tumours reach distant sites through the blood and start new tumours: metastasis.", 1],
      ],
    },
  },
  {
    number: 11,
    marks: 1,
    text: "Fragments of DNA of 400, 800, 1200 and 3500 base pairs are separated on an agarose gel. The fragment farthest from the wells, and the electrode that it has moved towards, are",
    options: [
      "400 base pairs and anode",
      "400 base pairs and cathode",
      "3500 base pairs and anode",
      "3500 base pairs and cathode",
    ],
    answer: {
      option: 0,
      steps: [["DNA is negatively charged and moves to the anode; the smallest fragment moves farthest.", 1]],
    },
  },
  {
    number: 12,
    marks: 1,
    text: "The figure shows the age pyramids of three human populations. P, Q and R are, in this order,",
    figure: {
      svg: `<svg viewBox="0 0 360 190" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="40" y="40" width="20" height="30"/><rect x="28" y="70" width="44" height="35"/><rect x="10" y="105" width="80" height="35"/><rect x="155" y="40" width="36" height="30"/><rect x="143" y="70" width="60" height="35"/><rect x="143" y="105" width="60" height="35"/><rect x="260" y="40" width="40" height="30"/><rect x="246" y="70" width="68" height="35"/><rect x="260" y="105" width="40" height="35"/><text x="45" y="165" fill="currentColor" stroke="none" font-size="14">P</text><text x="168" y="165" fill="currentColor" stroke="none" font-size="14">Q</text><text x="275" y="165" fill="currentColor" stroke="none" font-size="14">R</text><text x="8" y="20" fill="currentColor" stroke="none" font-size="12">From bottom to top: pre-reproductive, reproductive, post-reproductive</text></svg>`,
      alt: "Three piles of bars for the groups before, in and after the age of reproduction, from bottom to top. In P the bottom bar is widest and the bars get much narrower upwards. In Q the two lower bars are equally wide. In R the bottom bar is narrower than the middle one.",
    },
    options: [
      "stable, expanding and declining",
      "declining, stable and expanding",
      "expanding, declining and stable",
      "expanding, stable and declining",
    ],
    answer: {
      option: 3,
      steps: [["Many young people mean growth (P), equal groups stability (Q), few young people decline (R).", 1]],
    },
  },
  {
    number: 13,
    marks: 1,
    text: `**Assertion:** Plants pollinated by wind produce enormous amounts of pollen.
**Reason:** Flowers pollinated by wind are usually large, colourful and rich in nectar.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [
        [
          "Much pollen is lost, so the assertion is true; colour and nectar are features of flowers pollinated by animals, so the reason is false.",
          1,
        ],
      ],
    },
  },
  {
    number: 14,
    marks: 1,
    text: `**Assertion:** The Bt toxin does not kill the *Bacillus* that makes it.
**Reason:** In the bacterium the toxin is an inactive protoxin, which becomes active in the alkaline gut of an insect.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [["The toxin is inactive in the bacterium, which explains why it does no harm there.", 1]],
    },
  },
  {
    number: 15,
    marks: 1,
    text: `**Assertion:** DNA is chemically less stable than RNA.
**Reason:** The 2′-OH group at each nucleotide of RNA is reactive and makes RNA labile.`,
    options: ASSERTION_OPTIONS,
    answer: { option: 3, steps: [["For the reason given, RNA is the less stable one; so the assertion is false.", 1]] },
  },
  {
    number: 16,
    marks: 1,
    text: `**Assertion:** Tropical regions have more species than temperate ones.
**Reason:** The Western Ghats of India are counted among the hotspots of biodiversity.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        [
          "Both are true, but the richness of the tropics comes from long undisturbed time, constant climate and much solar energy.",
          1,
        ],
      ],
    },
  },
];

const veryShort: PaperQuestion[] = [
  {
    number: 17,
    marks: 2,
    text: "Why is an apple called a false fruit? What is a parthenocarpic fruit? Give an example of the latter.",
    answer: {
      steps: [
        ["In the apple the thalamus, besides the ovary, takes part in forming the fruit.", 1],
        ["A fruit that develops without fertilisation and has no seeds, such as banana.", 1],
      ],
    },
    or: {
      text: "What is apomixis? Why would seeds of a hybrid with apomixis save money for farmers?",
      answer: {
        steps: [
          ["The formation of seeds without fertilisation.", 1],
          [
            "The characters of the hybrid do not segregate in the offspring, so farmers can keep seeds for the next year and need not buy hybrid seed each time.",
            1,
          ],
        ],
      },
    },
  },
  {
    number: 18,
    marks: 2,
    text: "In snapdragon, red (RR) crossed with white (rr) gives pink. Two pink plants are crossed and give 200 plants. Find the expected numbers of red, pink and white plants, and name the type of inheritance with a reason.",
    answer: {
      steps: [
        [String.raw`Rr × Rr gives $1:2:1$, that is 50 red, 100 pink and 50 white.`, 1],
        ["Incomplete dominance: neither allele is fully dominant, and the heterozygote is intermediate.", 1],
      ],
      numbers: [50, 100, 50],
    },
  },
  {
    number: 19,
    marks: 2,
    text: "In 1953 S. L. Miller tested an idea on the origin of life. Which gases did he put into his flask, what served as lightning, what did he find, and what did it suggest?",
    answer: {
      steps: [
        ["Methane, ammonia, hydrogen and water vapour at 800 °C, with electric discharge.", 1],
        [
          "He found amino acids: organic molecules could have formed from inorganic ones on the early earth (chemical evolution).",
          1,
        ],
      ],
    },
  },
  {
    number: 20,
    marks: 2,
    text: "A dairy in Anand feeds cattle dung into a biogas plant. Name the group of bacteria that makes the gas, the condition they need, the main gas formed, and one use of the spent slurry.",
    answer: {
      steps: [
        ["Methanogens (such as *Methanobacterium*), which work without oxygen.", 1],
        ["Mainly methane; the slurry is used as manure.", 1],
      ],
    },
  },
  {
    number: 21,
    marks: 2,
    text: "Name the interaction in each case, and state for each of the two partners whether it gains, loses or is not affected: (i) an orchid that grows on a branch of a mango tree; (ii) a koel that lays its eggs in the nest of a crow.",
    answer: {
      steps: [
        ["(i) Commensalism: the orchid gains, the tree is not affected.", 1],
        ["(ii) Brood parasitism: the koel gains, the crow loses.", 1],
      ],
    },
  },
];

const short: PaperQuestion[] = [
  {
    number: 22,
    marks: 3,
    text: "The figure shows an early stage of the human embryo in section.",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="130" cy="100" r="85"/><circle cx="130" cy="100" r="68"/><circle cx="84" cy="80" r="12"/><circle cx="79" cy="105" r="12"/><circle cx="91" cy="128" r="12"/><circle cx="107" cy="94" r="12"/><circle cx="114" cy="120" r="11"/><path d="M206 66 H260"/><path d="M117 98 L260 110"/><path d="M150 140 L260 155"/><text x="266" y="71" fill="currentColor" stroke="none" font-size="14">P</text><text x="266" y="115" fill="currentColor" stroke="none" font-size="14">Q</text><text x="266" y="160" fill="currentColor" stroke="none" font-size="14">R</text></svg>`,
      alt: "A hollow ball. P is its outer layer. Q is a heap of cells on the inside of the outer layer, at the left. R is the empty space in the middle.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the stage, and the parts P and Q.",
        answer: { steps: [["Blastocyst; P trophoblast, Q inner cell mass.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What do P and Q do or become afterwards?",
        answer: { steps: [["P attaches to the endometrium; Q becomes the embryo.", 1]] },
      },
      {
        label: "(c)",
        marks: 1,
        text: "What is implantation, and what does it lead to?",
        answer: {
          steps: [
            ["The embedding of the blastocyst in the endometrium, whose cells cover it; it leads to pregnancy.", 1],
          ],
        },
      },
    ],
  },
  {
    number: 23,
    marks: 3,
    text: "The figure shows DNA fingerprints of a mother, her child and two men, one of whom is the father.",
    figure: {
      svg: `<svg viewBox="0 0 340 220" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="40" y="35" width="280" height="150"/><path d="M110 35 V185 M180 35 V185 M250 35 V185"/><g stroke-width="5"><path d="M55 50 H95 M55 75 H95 M55 120 H95 M55 172 H95"/><path d="M125 50 H165 M125 90 H165 M125 120 H165 M125 155 H165"/><path d="M195 62 H235 M195 105 H235 M195 155 H235 M195 172 H235"/><path d="M265 62 H305 M265 90 H305 M265 105 H305 M265 155 H305"/></g><text x="52" y="25" fill="currentColor" stroke="none" font-size="13">Mother</text><text x="128" y="25" fill="currentColor" stroke="none" font-size="13">Child</text><text x="194" y="25" fill="currentColor" stroke="none" font-size="13">Man 1</text><text x="264" y="25" fill="currentColor" stroke="none" font-size="13">Man 2</text><text x="18" y="54" fill="currentColor" stroke="none" font-size="12">1</text><text x="18" y="66" fill="currentColor" stroke="none" font-size="12">2</text><text x="18" y="79" fill="currentColor" stroke="none" font-size="12">3</text><text x="18" y="94" fill="currentColor" stroke="none" font-size="12">4</text><text x="18" y="109" fill="currentColor" stroke="none" font-size="12">5</text><text x="18" y="124" fill="currentColor" stroke="none" font-size="12">6</text><text x="18" y="159" fill="currentColor" stroke="none" font-size="12">7</text><text x="18" y="176" fill="currentColor" stroke="none" font-size="12">8</text></svg>`,
      alt: "Four lanes of a gel with bands at the positions 1 to 8. Mother: 1, 3, 6, 8. Child: 1, 4, 6, 7. Man 1: 2, 5, 7, 8. Man 2: 2, 4, 5, 7.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which man is the father? Give the reason.",
        answer: {
          steps: [
            ["Man 2: the bands 4 and 7 of the child, which the mother lacks, are both his; man 1 lacks band 4.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What is a VNTR, and why does it differ between people?",
        answer: {
          steps: [
            [
              "A variable number of tandem repeats: a short sequence repeated in tandem, whose copy number differs between people (a mini-satellite).",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "What is a probe in this technique?",
        answer: {
          steps: [
            [
              "A labelled single-stranded piece of DNA that hybridises with the repeats, so that their bands are seen by autoradiography.",
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
    text: "A man with haemophilia marries a woman whose family never had the disorder. Their daughter marries a healthy man. Show both crosses, and find the percentage of the sons of the daughter who would be expected to have haemophilia.",
    answer: {
      steps: [
        [String.raw`$X^hY\times XX$: all daughters are carriers, $X^hX$, all sons are healthy.`, 1],
        [String.raw`$X^hX\times XY$ gives $X^hX$, $XX$, $X^hY$ and $XY$.`, 1],
        ["Of the two kinds of sons one has the disorder: 50 % of the sons.", 1],
      ],
      numbers: [50],
    },
    or: {
      text: "State the cause of Down's syndrome at the level of chromosomes and how it arises, give two of its signs, and say in what way Klinefelter's syndrome differs in its chromosomes.",
      answer: {
        steps: [
          ["An additional copy of chromosome 21 (trisomy), due to non-disjunction in the formation of a gamete.", 1],
          [
            "For example short stature with a small round head, furrowed tongue, broad palm with a palm crease, slow mental development (any two).",
            1,
          ],
          ["In Klinefelter's syndrome there is an extra X chromosome in a male: 47, XXY.", 1],
        ],
      },
    },
  },
  {
    number: 25,
    marks: 3,
    text: "Study the figure of a molecule of antibody.",
    figure: {
      svg: `<svg viewBox="0 0 320 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M145 195 V110 L90 40"/><path d="M165 195 V110 L220 40"/><path d="M105 110 L66 60"/><path d="M205 110 L244 60"/><path d="M145 135 H165 M145 150 H165"/><path d="M104 108 L127 88 M206 108 L183 88"/><path d="M76 48 L54 28"/><text x="42" y="24" fill="currentColor" stroke="none" font-size="14">P</text><path d="M230 80 L275 95"/><text x="280" y="100" fill="currentColor" stroke="none" font-size="14">Q</text><path d="M165 180 H275"/><text x="280" y="185" fill="currentColor" stroke="none" font-size="14">R</text></svg>`,
      alt: "A Y-shaped molecule of four chains joined by short bonds. Two long chains, one of them marked R, form the stem and the inner sides of the arms. Two short chains, one of them marked Q, lie along the outer sides of the arms. P marks the tip of an arm.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the chains Q and R, and say what happens at P.",
        answer: { steps: [["Q is a light chain, R a heavy chain; the antigen binds at P.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Which cells produce antibodies? Name the type of immune response.",
        answer: { steps: [["B-lymphocytes; the humoral immune response.", 1]] },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why is the first yellowish milk, colostrum, so valuable for a newborn? Name the antibody in it.",
        answer: { steps: [["It gives the infant ready-made antibodies (passive immunity), mainly IgA.", 1]] },
      },
    ],
  },
  {
    number: 26,
    marks: 3,
    text: "Describe what happens after HIV enters a macrophage, and why a patient with AIDS dies of infections that others overcome. Name a common test for the infection.",
    answer: {
      steps: [
        [
          "Reverse transcriptase copies the viral RNA into DNA, which joins the DNA of the host; the cell makes new viruses and acts as a factory.",
          1,
        ],
        ["The viruses enter helper T-lymphocytes and destroy them; their number falls, and immunity fails.", 1],
        ["ELISA (enzyme-linked immunosorbent assay).", 1],
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: "A child with ADA deficiency is treated with gene therapy. State what the child lacks and what follows from it, describe the treatment with lymphocytes, and say why it must be repeated and how a permanent cure might be reached.",
    answer: {
      steps: [
        [
          "The gene for adenosine deaminase, an enzyme crucial for the immune system, is deleted; immunity is deficient.",
          1,
        ],
        [
          "Lymphocytes of the child are grown in culture, a functional ADA cDNA is brought into them with a retroviral vector, and they are returned.",
          1,
        ],
        [
          "The lymphocytes are not immortal, so the infusion is repeated; introducing the gene into cells at an early embryonic stage could be a permanent cure.",
          1,
        ],
      ],
    },
  },
  {
    number: 28,
    marks: 3,
    text: "Name the four major causes of the loss of biodiversity, the “evil quartet”, and explain any two of them with an example each.",
    answer: {
      steps: [
        ["Habitat loss and fragmentation, over-exploitation, invasion by alien species, co-extinctions.", 1],
        [
          "One of them explained with an example, such as Nile perch introduced into Lake Victoria, which wiped out many species of cichlid fish.",
          1,
        ],
        [
          "A second explained with an example, such as the clearing of tropical rain forest, or a host fish whose extinction takes its parasites with it.",
          1,
        ],
      ],
    },
  },
];

const cases: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage:
      "At a seed farm in Ludhiana, chilli plants with purple stems and hot fruit are crossed with plants that have green stems and mild fruit; both are pure lines. All F1 plants have purple stems and hot fruit. The F1 plants are selfed, and the F2 plants are counted.",
    text: "Study the table and answer the questions. Use P, p for the stem and H, h for the fruit.",
    table: [
      ["F2 phenotype", "Number of plants"],
      ["purple, hot", "278"],
      ["purple, mild", "94"],
      ["green, hot", "91"],
      ["green, mild", "33"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Write the genotype of the F1 plants and the kinds of gametes that they form.",
        answer: { steps: [["PpHh; gametes PH, Ph, pH and ph.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "State the law that the F2 illustrates.",
        answer: {
          steps: [
            [
              "Law of independent assortment: when two pairs of traits are combined in a hybrid, the segregation of one pair is independent of that of the other.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the number of green, mild plants that the law predicts among these F2 plants, and the number of F2 plants predicted to be pure for both dominant traits.",
        answer: {
          steps: [
            [String.raw`The total is 496, and $\frac1{16}$ of it is 31 green, mild plants.`, 1],
            [String.raw`PPHH is $\frac1{16}$ too: 31 plants.`, 1],
          ],
          numbers: [31, 31],
        },
        or: {
          text: "A purple, hot F2 plant of unknown genotype is crossed with a green, mild plant. All 80 offspring have purple stems; 41 have hot and 39 mild fruit. Name this cross, and find the genotype of the F2 plant with the reason.",
          answer: {
            steps: [
              ["A test cross.", 1],
              ["PPHh: no green offspring, so it is PP; hot and mild about equal, so it is Hh.", 1],
            ],
          },
        },
      },
    ],
  },
  {
    number: 30,
    marks: 4,
    passage:
      "Students of a college at Bharatpur study a wetland and estimate the energy fixed or taken over by each trophic level in a year.",
    text: "Use the table to answer the questions.",
    table: [
      ["Trophic level", "Energy (kJ per square metre in a year)"],
      ["Producers", "40000"],
      ["Herbivores", "5200"],
      ["First carnivores", "468"],
      ["Top carnivores", "39"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "What shape has the pyramid of energy of the wetland, and can it ever be inverted?",
        answer: {
          steps: [["Upright; it can never be inverted, because some energy is lost as heat at each step.", 1]],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "The standing crop of tiny floating plants in the water may weigh less than the fish that live on it. What is the pyramid of biomass then like? Why can the fish survive?",
        answer: {
          steps: [
            ["It is inverted; the floating plants reproduce and grow so fast that they replace what is eaten.", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the percentage of energy that passes from producers to herbivores and from herbivores to first carnivores. Where does the rest go? Give one way.",
        answer: {
          steps: [
            [String.raw`$\frac{5200}{40000}=13\,\%$ and $\frac{468}{5200}=9\,\%$.`, 1],
            [
              "The rest is used in respiration and lost as heat, or stays in parts not eaten or not digested (any one).",
              1,
            ],
          ],
          numbers: [13, 9],
        },
        or: {
          text: "State two limitations of ecological pyramids.",
          answer: {
            steps: [
              [
                "They do not take into account that one species may belong to two or more trophic levels, or the food web: they assume a simple food chain.",
                1,
              ],
              ["Saprophytes (decomposers) are given no place, although they play a vital role.", 1],
            ],
          },
        },
      },
    ],
  },
];

const long: PaperQuestion[] = [
  {
    number: 31,
    marks: 5,
    text: "Answer the following on the ovule and the seed.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: "Describe the development of the embryo sac from the megaspore mother cell, and its structure when it is mature.",
        answer: {
          steps: [
            [
              "The megaspore mother cell divides by meiosis into four megaspores, of which three degenerate (monosporic development).",
              1,
            ],
            ["The nucleus of the functional megaspore divides mitotically three times: 2, 4 and 8 nuclei.", 1],
            [
              "The mature embryo sac is 7-celled and 8-nucleate: an egg and two synergids, three antipodals, a central cell with two polar nuclei.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How many meiotic divisions are needed, in anthers and ovules together, for the formation of 200 seeds?",
        answer: {
          steps: [["200 in megaspore mother cells and 50 in pollen mother cells (four pollen grains each): 250.", 1]],
          numbers: [250],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why does the endosperm develop before the embryo?",
        answer: { steps: [["It assures the nutrition of the developing embryo.", 1]] },
      },
    ],
    or: {
      text: "Answer the following on human reproduction.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "Describe how parturition is set off and how it proceeds.",
          answer: {
            steps: [
              [
                "Signals from the fully developed foetus and the placenta cause mild contractions, the foetal ejection reflex, which trigger the release of oxytocin from the mother's pituitary.",
                1,
              ],
              ["Oxytocin causes stronger contractions, and these more oxytocin, until the baby is expelled.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Give two differences between spermatogenesis and oogenesis.",
          answer: {
            steps: [
              ["Spermatogenesis begins at puberty, oogenesis before birth.", 1],
              [
                "One mother cell gives four sperms by equal divisions, but one ovum and polar bodies by unequal ones.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "How is the entry of more than one sperm into the ovum prevented?",
          answer: {
            steps: [
              [
                "When a sperm meets the zona pellucida, it induces changes of the membrane that block further sperms.",
                1,
              ],
            ],
          },
        },
      ],
    },
  },
  {
    number: 32,
    marks: 5,
    text: "Answer the following on the search for the genetic material.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "Mice died when Griffith injected a mixture of heat-killed S strain and live R strain of a bacterium, though neither alone killed them. What did he conclude?",
        answer: {
          steps: [
            ["Some “transforming principle” passed from the heat-killed S strain into R cells.", 1],
            [
              "It let them make a smooth polysaccharide coat and become virulent; so it must be genetic material (its nature was not known).",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "How did Hershey and Chase label their phages, and what was found in the bacteria after blending and centrifugation?",
        answer: {
          steps: [
            [
              String.raw`Some phages had radioactive phosphorus in DNA, $\ce{^{32}P}$, others radioactive sulphur in protein, $\ce{^{35}S}$.`,
              1,
            ],
            [
              "Bacteria infected by phages with radioactive DNA were radioactive, those with radioactive protein were not: DNA enters and is the genetic material.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why could they not have used radioactive carbon?",
        answer: { steps: [["Carbon is present both in DNA and in protein, so the two could not be told apart.", 1]] },
      },
    ],
    or: {
      text: "Answer the following on translation.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "Why is tRNA called an adapter molecule? Describe its two important sites.",
          answer: {
            steps: [
              ["It reads the code on one side and carries the specific amino acid on the other.", 1],
              ["The anticodon loop has bases complementary to the codon; the acceptor end binds the amino acid.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Describe initiation and termination of translation in a bacterium.",
          answer: {
            steps: [
              [
                "The small subunit of the ribosome binds to the mRNA at the start codon AUG, which the initiator tRNA recognises; the large subunit joins.",
                1,
              ],
              ["When a stop codon is reached, a release factor binds to it and frees the complete polypeptide.", 1],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "How many codons code for amino acids in the standard genetic code? Why is it called degenerate?",
          answer: {
            steps: [["61 of 64 codons; some amino acids are coded by more than one codon.", 1]],
            numbers: [61],
          },
        },
      ],
    },
  },
  {
    number: 33,
    marks: 5,
    text: "A company wants to make a human protein with *E. coli* by recombinant DNA technology.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "State the roles of a restriction endonuclease and of DNA ligase, and say why both DNAs are cut with the same enzyme.",
        answer: {
          steps: [
            ["The endonuclease cuts DNA at a specific palindromic sequence; ligase joins the ends of the pieces.", 1],
            ["The same enzyme leaves the same sticky ends, which can pair with each other.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How are the bacteria made competent to take up the plasmid?",
        answer: {
          steps: [
            [
              "They are treated with a divalent cation such as calcium, kept on ice with the DNA, given a heat shock at 42 °C and put back on ice.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "What is a bioreactor? Name two conditions that it controls. What is downstream processing?",
        answer: {
          steps: [
            [
              "A large vessel in which cells turn raw materials into a product under the best conditions, such as temperature, pH, oxygen, substrate (any two).",
              1,
            ],
            ["Separation and purification of the product, its formulation with preservatives, and quality control.", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following on the conservation of biodiversity.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "Distinguish *in situ* from *ex situ* conservation, with two examples of each.",
          answer: {
            steps: [
              [
                "*In situ*: species are protected in their natural habitat, as in national parks, wildlife sanctuaries, biosphere reserves, sacred groves (any two).",
                1,
              ],
              [
                "*Ex situ*: threatened species are taken out and given special care, as in zoological parks, botanical gardens, seed banks, by cryopreservation (any two).",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "What is a hotspot of biodiversity? Name two that cover parts of India.",
          answer: {
            steps: [
              [
                "A region with very high species richness and a high degree of endemism, under threat of habitat loss.",
                1,
              ],
              ["Western Ghats and Sri Lanka, Indo-Burma, Himalaya (any two).", 1],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "State one broadly utilitarian argument for conserving forests.",
          answer: {
            steps: [
              [
                "For example they produce oxygen, support pollination, or give aesthetic pleasure, services that we could not pay for.",
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
  className: "12th",
  subject: "Biology",
  number: 2,
  language: "en",
  minutes: 180,
  marks: 70,
  instructions: [
    "All 33 questions are compulsory. Some offer an internal choice; answer only one of the alternatives.",
    "Section A has 16 questions of 1 mark, Section B 5 of 2 marks, Section C 7 of 3 marks, Section D 2 case studies of 4 marks and Section E 3 questions of 5 marks.",
    "Draw neat, labelled diagrams wherever they help. Calculators are not allowed.",
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice and assertion–reason questions",
      instructions: "Each question carries 1 mark.",
      questions: choices,
    },
    { name: "B", title: "Very short answers", instructions: "Each question carries 2 marks.", questions: veryShort },
    { name: "C", title: "Short answers", instructions: "Each question carries 3 marks.", questions: short },
    { name: "D", title: "Case studies", instructions: "Each question carries 4 marks.", questions: cases },
    { name: "E", title: "Long answers", instructions: "Each question carries 5 marks.", questions: long },
  ],
};
