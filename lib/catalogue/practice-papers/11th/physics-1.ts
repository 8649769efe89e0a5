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
    text: "The dimensional formula of the coefficient of viscosity is",
    options: [
      String.raw`$[M L T^{-1}]$`,
      String.raw`$[M L^{-1} T^{-1}]$`,
      String.raw`$[M L^{-1} T^{-2}]$`,
      String.raw`$[M L^{-2} T^{-1}]$`,
    ],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`It is a stress divided by a velocity gradient: $\frac{[M L^{-1} T^{-2}]}{[T^{-1}]} = [M L^{-1} T^{-1}]$.`,
          1,
        ],
      ],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "A stamp measures 3.6 cm by 1.32 cm. Its area, with the right number of significant figures, is",
    options: [
      String.raw`$4.752\ \text{cm}^2$`,
      String.raw`$4.75\ \text{cm}^2$`,
      String.raw`$4.8\ \text{cm}^2$`,
      String.raw`$5\ \text{cm}^2$`,
    ],
    answer: {
      option: 2,
      steps: [["The product 4.752 keeps two significant figures, as many as 3.6 has.", 1]],
      numbers: [4.8],
    },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`A ball is thrown straight up at $24.5\ \text{m s}^{-1}$. Without air resistance it is back in the hand after`,
    options: ["5 s", "7.5 s", "10 s", "24.5 s"],
    answer: { option: 0, steps: [[String.raw`$t = \frac{2u}{g} = \frac{49}{9.8} = 5\ \text{s}$.`, 1]], numbers: [5] },
  },
  {
    number: 4,
    marks: 1,
    text: String.raw`Two balls leave level ground with equal speeds at $35^\circ$ and $55^\circ$ to the horizontal. Without air resistance they have the same`,
    options: ["horizontal range", "time of flight", "greatest height", "horizontal velocity"],
    answer: {
      option: 0,
      steps: [[String.raw`The range depends on $\sin 2\theta$, and $\sin 70^\circ = \sin 110^\circ$.`, 1]],
    },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`A girl of 60 kg stands on a weighing machine in a lift that accelerates downwards at $1.8\ \text{m s}^{-2}$. The force of the machine on her is`,
    options: ["108 N", "480 N", "588 N", "696 N"],
    answer: { option: 1, steps: [[String.raw`$N = m(g - a) = 60 \times 8.0 = 480\ \text{N}$.`, 1]], numbers: [480] },
  },
  {
    number: 6,
    marks: 1,
    text: String.raw`A force $(3\hat{i} - 2\hat{j} + \hat{k})\ \text{N}$ moves a body through $(4\hat{i} + \hat{j} - 2\hat{k})\ \text{m}$. The work done by the force is`,
    options: ["6 J", "8 J", "12 J", "16 J"],
    answer: {
      option: 1,
      steps: [[String.raw`$W = \vec{F} \cdot \vec{s} = 12 - 2 - 2 = 8\ \text{J}$.`, 1]],
      numbers: [8],
    },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`The moment of inertia of a uniform disc of mass $M$ and radius $R$ about a diameter is`,
    options: [
      String.raw`$MR^2$`,
      String.raw`$\frac{MR^2}{2}$`,
      String.raw`$\frac{MR^2}{4}$`,
      String.raw`$\frac{2MR^2}{5}$`,
    ],
    answer: {
      option: 2,
      steps: [
        [String.raw`By the theorem of perpendicular axes $2I_d = \frac{MR^2}{2}$, so $I_d = \frac{MR^2}{4}$.`, 1],
      ],
    },
  },
  {
    number: 8,
    marks: 1,
    text: String.raw`At a height equal to half the radius of the earth above its surface, the acceleration due to gravity is ($g$ is the value at the surface)`,
    options: [
      String.raw`$\frac{g}{4}$`,
      String.raw`$\frac{4g}{9}$`,
      String.raw`$\frac{g}{2}$`,
      String.raw`$\frac{2g}{3}$`,
    ],
    answer: { option: 1, steps: [[String.raw`$g' = \frac{gR^2}{(1.5R)^2} = \frac{4g}{9}$.`, 1]] },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`A planet has 8 times the mass and twice the radius of the earth. The escape speed from the earth is $11.2\ \text{km s}^{-1}$. From the planet it is`,
    options: [
      String.raw`$5.6\ \text{km s}^{-1}$`,
      String.raw`$11.2\ \text{km s}^{-1}$`,
      String.raw`$22.4\ \text{km s}^{-1}$`,
      String.raw`$44.8\ \text{km s}^{-1}$`,
    ],
    answer: {
      option: 2,
      steps: [[String.raw`$v_e = \sqrt{\frac{2GM}{R}}$ grows by the factor $\sqrt{\frac{8}{2}} = 2$.`, 1]],
      numbers: [22.4],
    },
  },
  {
    number: 10,
    marks: 1,
    text: String.raw`Water flows steadily at $0.5\ \text{m s}^{-1}$ in a full pipe of diameter 4 cm, which narrows to 2 cm. Its speed in the narrow part is`,
    options: [
      String.raw`$0.125\ \text{m s}^{-1}$`,
      String.raw`$0.25\ \text{m s}^{-1}$`,
      String.raw`$1\ \text{m s}^{-1}$`,
      String.raw`$2\ \text{m s}^{-1}$`,
    ],
    answer: {
      option: 3,
      steps: [["Half the diameter is a quarter of the area, so the speed is four times as great.", 1]],
      numbers: [2],
    },
  },
  {
    number: 11,
    marks: 1,
    text: "An ideal gas expands slowly at constant temperature. Which statement is right?",
    options: [
      "Its internal energy rises by the heat that it takes in.",
      "Its internal energy falls by the work that it does.",
      "It takes in no heat.",
      "The heat that it takes in is equal to the work that it does.",
    ],
    answer: { option: 3, steps: [[String.raw`At constant temperature $\Delta U = 0$, so $Q = W$.`, 1]] },
  },
  {
    number: 12,
    marks: 1,
    text: String.raw`A particle moves as $x = 5\cos(4\pi t)$, with $x$ in cm and $t$ in seconds. Its greatest speed is`,
    options: [
      String.raw`$5\ \text{cm s}^{-1}$`,
      String.raw`$20\ \text{cm s}^{-1}$`,
      String.raw`$20\pi\ \text{cm s}^{-1}$`,
      String.raw`$80\pi^2\ \text{cm s}^{-1}$`,
    ],
    answer: { option: 2, steps: [[String.raw`$v_{max} = A\omega = 5 \times 4\pi = 20\pi\ \text{cm s}^{-1}$.`, 1]] },
  },
  {
    number: 13,
    marks: 1,
    text: `**Assertion:** A body that moves on a circle at constant speed is accelerated.
**Reason:** The direction of its velocity changes all the time.`,
    options: ASSERTION_OPTIONS,
    answer: { option: 0, steps: [["A change of direction is a change of velocity, which is an acceleration.", 1]] },
  },
  {
    number: 14,
    marks: 1,
    text: `**Assertion:** In physics, rubber is called more elastic than steel.
**Reason:** Under the same stress rubber stretches more than steel.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [
        ["As rubber stretches more under the same stress, its modulus is smaller and steel is the more elastic.", 1],
      ],
    },
  },
  {
    number: 15,
    marks: 1,
    text: `**Assertion:** The total momentum of two bodies free of outside forces is conserved in an inelastic collision.
**Reason:** The total kinetic energy of two bodies is the same before and after every collision.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [["Momentum is conserved in every such collision; kinetic energy is lost in an inelastic one.", 1]],
    },
  },
  {
    number: 16,
    marks: 1,
    text: `**Assertion:** Sound cannot travel through a vacuum.
**Reason:** Sound in air is a longitudinal wave.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        ["Both are true; sound needs a medium because it is a mechanical wave, not because it is longitudinal.", 1],
      ],
    },
  },
];

const sectionB: PaperQuestion[] = [
  {
    number: 17,
    marks: 2,
    text: String.raw`The period of the shaking of a small free drop is $T = k\rho^a r^b S^c$, with the density $\rho$, the radius $r$, the surface tension $S$ and a pure number $k$. Find $a$, $b$ and $c$ by dimensions.`,
    answer: {
      steps: [
        [String.raw`$[T] = [M L^{-3}]^a [L]^b [M T^{-2}]^c$, so $a + c = 0$, $-3a + b = 0$ and $-2c = 1$.`, 1],
        [String.raw`$a = \frac{1}{2}$, $b = \frac{3}{2}$, $c = -\frac{1}{2}$.`, 1],
      ],
      numbers: [0.5, 1.5, -0.5],
    },
  },
  {
    number: 18,
    marks: 2,
    text: "The figure is the velocity–time graph of an auto-rickshaw on a straight road. Find the distance that it covers and its average speed.",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M50 20 V160 H300"/><path d="M50 160 L116 50 H226 L270 160" stroke-width="2"/><path d="M116 160 V50 M226 160 V50 M50 50 H116" stroke-dasharray="4 4"/><text x="28" y="55" fill="currentColor" stroke="none" font-size="14">12</text><text x="38" y="174" fill="currentColor" stroke="none" font-size="14">0</text><text x="112" y="178" fill="currentColor" stroke="none" font-size="14">6</text><text x="218" y="178" fill="currentColor" stroke="none" font-size="14">16</text><text x="262" y="178" fill="currentColor" stroke="none" font-size="14">20</text><text x="56" y="20" fill="currentColor" stroke="none" font-size="14">v in m/s</text><text x="270" y="196" fill="currentColor" stroke="none" font-size="14">t in s</text></svg>`,
      alt: "A velocity–time graph of straight lines. The velocity rises evenly from 0 to 12 metres per second in the first 6 seconds, stays at 12 until 16 seconds, and falls evenly to 0 at 20 seconds.",
    },
    answer: {
      steps: [
        [
          String.raw`Area under the graph: $\frac{1}{2} \times 6 \times 12 + 10 \times 12 + \frac{1}{2} \times 4 \times 12 = 180\ \text{m}$.`,
          1,
        ],
        [String.raw`Average speed $\frac{180}{20} = 9\ \text{m s}^{-1}$.`, 1],
      ],
      numbers: [180, 9],
    },
    or: {
      text: String.raw`A ferry can do $5\ \text{m s}^{-1}$ in still water. It heads at right angles to the banks of a river 200 m wide that flows at $3\ \text{m s}^{-1}$. How long does it take to cross, and how far downstream does it land?`,
      answer: {
        steps: [
          [String.raw`Across: $t = \frac{200}{5} = 40\ \text{s}$.`, 1],
          [String.raw`Downstream: $3 \times 40 = 120\ \text{m}$.`, 1],
        ],
        numbers: [40, 120],
      },
    },
  },
  {
    number: 19,
    marks: 2,
    text: "A trunk of 20 kg rests on a level floor; the coefficient of static friction is 0.4. Ravi pushes it with a horizontal force of 60 N. Find the greatest possible static friction and the friction that acts.",
    answer: {
      steps: [
        [String.raw`$f_{max} = \mu_s mg = 0.4 \times 20 \times 9.8 = 78.4\ \text{N}$.`, 1],
        ["60 N is less than this, so the trunk stays at rest and the friction is 60 N, against the push.", 1],
      ],
      numbers: [78.4, 60],
    },
  },
  {
    number: 20,
    marks: 2,
    text: String.raw`A steel wire of length 2 m and cross-section $1\ \text{mm}^2$ carries a load of 10 kg. Find its extension in mm. For steel $Y = 2 \times 10^{11}\ \text{N m}^{-2}$.`,
    answer: {
      steps: [
        [String.raw`$\Delta L = \frac{FL}{AY}$ with $F = 10 \times 9.8 = 98\ \text{N}$.`, 1],
        [
          String.raw`$\Delta L = \frac{98 \times 2}{10^{-6} \times 2 \times 10^{11}} = 9.8 \times 10^{-4}\ \text{m} = 0.98\ \text{mm}$.`,
          1,
        ],
      ],
      numbers: [0.98],
    },
  },
  {
    number: 21,
    marks: 2,
    text: "Two moles of a monatomic ideal gas are warmed by 50 K. Find the heat needed (i) at constant volume and (ii) at constant pressure.",
    answer: {
      steps: [
        [
          String.raw`$Q_V = n \cdot \frac{3}{2}R\,\Delta T = 2 \times 1.5 \times 8.31 \times 50 = 1246.5\ \text{J}$.`,
          1,
        ],
        [String.raw`$Q_P = n \cdot \frac{5}{2}R\,\Delta T = 2077.5\ \text{J}$.`, 1],
      ],
      numbers: [1246.5, 2077.5],
    },
  },
];

const sectionC: PaperQuestion[] = [
  {
    number: 22,
    marks: 3,
    text: String.raw`A football leaves level ground at $19.6\ \text{m s}^{-1}$ at $30^\circ$ to the horizontal. Find its time of flight, its greatest height and its range. ($\sqrt{3} = 1.732$)`,
    answer: {
      steps: [
        [String.raw`$T = \frac{2u\sin\theta}{g} = \frac{2 \times 9.8}{9.8} = 2\ \text{s}$.`, 1],
        [String.raw`$H = \frac{(u\sin\theta)^2}{2g} = \frac{9.8^2}{19.6} = 4.9\ \text{m}$.`, 1],
        [String.raw`$R = u\cos\theta \cdot T = 19.6 \times 0.866 \times 2 = 33.95\ \text{m}$.`, 1],
      ],
      numbers: [2, 4.9, 33.95],
    },
  },
  {
    number: 23,
    marks: 3,
    text: "Two blocks hang from a light string over a light, smooth pulley, as shown. Find the acceleration of the blocks, the tension in the string and the force of the pulley on its support.",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M110 15 H210 M160 15 V45"/><circle cx="160" cy="45" r="25"/><path d="M135 45 V120 M185 45 V105"/><rect x="115" y="120" width="40" height="34"/><rect x="163" y="105" width="44" height="40"/><text x="70" y="142" fill="currentColor" stroke="none" font-size="14">2 kg</text><text x="215" y="130" fill="currentColor" stroke="none" font-size="14">3 kg</text></svg>`,
      alt: "A pulley fixed to a ceiling with a string over it. A block of 2 kilograms hangs on the left end of the string and one of 3 kilograms on the right end.",
    },
    answer: {
      steps: [
        [String.raw`$3g - T = 3a$ and $T - 2g = 2a$, so $a = \frac{g}{5} = 1.96\ \text{m s}^{-2}$.`, 1],
        [String.raw`$T = 2(g + a) = 2 \times 11.76 = 23.52\ \text{N}$.`, 1],
        [String.raw`Force on the support: $2T = 47.04\ \text{N}$, downwards.`, 1],
      ],
      numbers: [1.96, 23.52, 47.04],
    },
  },
  {
    number: 24,
    marks: 3,
    text: String.raw`On a smooth level table a trolley of 2 kg at $3\ \text{m s}^{-1}$ hits a trolley of 1 kg at rest and sticks to it. Find their common speed and the loss of kinetic energy. The pair then runs against a fixed spring of $1200\ \text{N m}^{-1}$; find its greatest compression.`,
    answer: {
      steps: [
        [String.raw`$2 \times 3 = 3v$, so $v = 2\ \text{m s}^{-1}$.`, 1],
        [
          String.raw`Loss: $\frac{1}{2} \times 2 \times 3^2 - \frac{1}{2} \times 3 \times 2^2 = 9 - 6 = 3\ \text{J}$.`,
          1,
        ],
        [String.raw`$\frac{1}{2} \times 1200\,x^2 = 6$, so $x = 0.1\ \text{m}$.`, 1],
      ],
      numbers: [2, 3, 0.1],
    },
  },
  {
    number: 25,
    marks: 3,
    text: String.raw`Derive the speed and the period of a satellite on a circular orbit at the height $h$ above the earth (mass $M$, radius $R$). How does the square of the period depend on the radius of the orbit?`,
    answer: {
      steps: [
        [String.raw`$\frac{GMm}{(R + h)^2} = \frac{mv^2}{R + h}$, so $v = \sqrt{\frac{GM}{R + h}}$.`, 1],
        [String.raw`$T = \frac{2\pi(R + h)}{v} = 2\pi\sqrt{\frac{(R + h)^3}{GM}}$.`, 1],
        [String.raw`$T^2 = \frac{4\pi^2}{GM}(R + h)^3$: it is proportional to the cube of the radius of the orbit.`, 1],
      ],
    },
    or: {
      text: String.raw`Show how $g$ changes with the depth $d$ below the surface of an earth of uniform density. Find its value 1600 km below the surface. (Radius of the earth 6400 km)`,
      answer: {
        steps: [
          [String.raw`Only the sphere of radius $R - d$ attracts; its mass is $M\frac{(R - d)^3}{R^3}$.`, 1],
          [String.raw`$g_d = \frac{GM(R - d)}{R^3} = g\left(1 - \frac{d}{R}\right)$.`, 1],
          [String.raw`$g_d = 9.8 \times \left(1 - \frac{1600}{6400}\right) = 7.35\ \text{m s}^{-2}$.`, 1],
        ],
        numbers: [7.35],
      },
    },
  },
  {
    number: 26,
    marks: 3,
    text: String.raw`Derive the terminal speed of a small sphere of radius $r$ and density $\rho$ in a liquid of density $\sigma$ and viscosity $\eta$. Eight equal mist drops, each falling at $8\ \text{cm s}^{-1}$ in air, merge into one. Find the terminal speed of the large drop.`,
    answer: {
      steps: [
        [String.raw`At terminal speed: $6\pi\eta rv = \frac{4}{3}\pi r^3(\rho - \sigma)g$.`, 1],
        [String.raw`$v = \frac{2r^2(\rho - \sigma)g}{9\eta}$.`, 1],
        [String.raw`Eight times the volume means twice the radius, so $v' = 4 \times 8 = 32\ \text{cm s}^{-1}$.`, 1],
      ],
      numbers: [32],
    },
  },
  {
    number: 27,
    marks: 3,
    text: "A gas in an engine goes round the cycle of the figure clockwise and takes in 4000 J of heat in each cycle. Find the work done in a cycle, the heat given out and the efficiency in per cent.",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 15 V160 H300"/><path d="M120 50 H230 V120 H120 Z" stroke-width="2"/><path d="M168 44 L180 50 L168 56 M182 114 L170 120 L182 126"/><path d="M60 50 H120 M60 120 H120 M120 120 V160 M230 120 V160" stroke-dasharray="4 4"/><text x="42" y="55" fill="currentColor" stroke="none" font-size="14">3</text><text x="42" y="125" fill="currentColor" stroke="none" font-size="14">1</text><text x="116" y="177" fill="currentColor" stroke="none" font-size="14">2</text><text x="226" y="177" fill="currentColor" stroke="none" font-size="14">5</text><text x="66" y="20" fill="currentColor" stroke="none" font-size="14">P in 100 kPa</text><text x="250" y="194" fill="currentColor" stroke="none" font-size="14">V in litres</text></svg>`,
      alt: "A pressure–volume diagram of a rectangular cycle between the pressures 100 and 300 kilopascals and between the volumes 2 and 5 litres. The gas expands at the higher pressure and is compressed at the lower one.",
    },
    answer: {
      steps: [
        [
          String.raw`Work = area of the rectangle $= (3 - 1) \times 10^5 \times (5 - 2) \times 10^{-3} = 600\ \text{J}$.`,
          1,
        ],
        [String.raw`Heat given out: $4000 - 600 = 3400\ \text{J}$.`, 1],
        [String.raw`Efficiency $\frac{600}{4000} = 15$ per cent.`, 1],
      ],
      numbers: [600, 3400, 15],
    },
  },
  {
    number: 28,
    marks: 3,
    text: String.raw`A pipe is 34 cm long; the speed of sound is $340\ \text{m s}^{-1}$. Neglect end corrections. Find (i) its lowest frequency when both ends are open, (ii) its lowest frequency when one end is closed and (iii) its next frequency in the second case.`,
    answer: {
      steps: [
        [String.raw`$\nu = \frac{v}{2L} = \frac{340}{0.68} = 500\ \text{Hz}$.`, 1],
        [String.raw`$\nu = \frac{v}{4L} = 250\ \text{Hz}$.`, 1],
        ["A closed pipe has odd harmonics only: 3 × 250 = 750 Hz.", 1],
      ],
      numbers: [500, 250, 750],
    },
  },
];

const sectionD: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage: String.raw`At a fair in Pushkar a round platform of radius 2 m turns freely about a vertical axis through its centre. Its moment of inertia about this axis is $200\ \text{kg m}^2$. Gopal, of mass 25 kg, stands at its rim, and the whole turns at $1.5\ \text{rad s}^{-1}$. Treat Gopal as a point mass.`,
    text: "Answer the questions about the platform.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: String.raw`Find the moment of inertia of the platform with Gopal at the rim.`,
        answer: { steps: [[String.raw`$200 + 25 \times 2^2 = 300\ \text{kg m}^2$.`, 1]], numbers: [300] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Gopal walks to the centre. Why is the angular momentum of the whole conserved?",
        answer: {
          steps: [
            ["No outside torque acts about the axis; the forces between Gopal and the platform are internal.", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the angular speed with Gopal at the centre, and the change of the rotational kinetic energy during his walk.",
        answer: {
          steps: [
            [String.raw`$300 \times 1.5 = 200\,\omega$, so $\omega = 2.25\ \text{rad s}^{-1}$.`, 1],
            [
              String.raw`$\frac{1}{2} \times 200 \times 2.25^2 - \frac{1}{2} \times 300 \times 1.5^2 = 506.25 - 337.5 = 168.75\ \text{J}$, an increase.`,
              1,
            ],
          ],
          numbers: [2.25, 168.75],
        },
        or: {
          text: "Gopal stays at the rim, and a brake acts with a steady torque of 60 N m. Find the time in which the platform stops and the angle in radians through which it turns meanwhile.",
          answer: {
            steps: [
              [
                String.raw`$\alpha = \frac{60}{300} = 0.2\ \text{rad s}^{-2}$, so $t = \frac{1.5}{0.2} = 7.5\ \text{s}$.`,
                1,
              ],
              [String.raw`$\theta = \frac{\omega^2}{2\alpha} = \frac{2.25}{0.4} = 5.625\ \text{rad}$.`, 1],
            ],
            numbers: [7.5, 5.625],
          },
        },
      },
    ],
  },
  {
    number: 30,
    marks: 4,
    passage: String.raw`In a school laboratory in Kochi a block of 0.5 kg on a smooth level track is fastened to a light spring of $50\ \text{N m}^{-1}$, the other end of which is fixed. The block is drawn 4 cm from its rest position and let go.`,
    text: "Answer the questions about the motion of the block.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Find the period of the motion.",
        answer: {
          steps: [[String.raw`$T = 2\pi\sqrt{\frac{m}{k}} = 2\pi\sqrt{0.01} = 0.63\ \text{s}$.`, 1]],
          numbers: [0.628],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Where is the acceleration greatest, and where is it zero?",
        answer: {
          steps: [
            [
              "It is greatest in magnitude at the two ends, 4 cm from the rest position, and zero at the rest position.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Find the greatest speed in $\text{m s}^{-1}$ and the total energy in joules.`,
        answer: {
          steps: [
            [String.raw`$v_{max} = A\omega = 0.04 \times 10 = 0.4\ \text{m s}^{-1}$.`, 1],
            [String.raw`$E = \frac{1}{2}kA^2 = \frac{1}{2} \times 50 \times 0.04^2 = 0.04\ \text{J}$.`, 1],
          ],
          numbers: [0.4, 0.04],
        },
        or: {
          text: "At what distance from the rest position, in cm, are the kinetic and the potential energy equal?",
          answer: {
            steps: [
              [
                String.raw`Then the potential energy is half the total: $\frac{1}{2}kx^2 = \frac{1}{2} \cdot \frac{1}{2}kA^2$.`,
                1,
              ],
              [String.raw`$x = \frac{A}{\sqrt{2}} = 2.83\ \text{cm}$, on either side.`, 1],
            ],
            numbers: [2.83],
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
    text: String.raw`(i) Derive the greatest safe speed of a car on a circular road of radius $r$ banked at the angle $\theta$, with the coefficient of static friction $\mu_s$.

(ii) At what angle should a bend of radius 40 m be banked so that a car at $14\ \text{m s}^{-1}$ needs no friction? Give its tangent, and say whether the angle depends on the mass of the car.`,
    answer: {
      steps: [
        [
          String.raw`Forces: weight $mg$, normal force $N$, and the friction $f = \mu_s N$ down the slope at the greatest speed; vertically $N\cos\theta - \mu_s N\sin\theta = mg$.`,
          1,
        ],
        [String.raw`Towards the centre: $N\sin\theta + \mu_s N\cos\theta = \frac{mv^2}{r}$.`, 1],
        [String.raw`Dividing: $v_{max} = \sqrt{rg\,\frac{\mu_s + \tan\theta}{1 - \mu_s\tan\theta}}$.`, 1],
        [String.raw`Without friction $\tan\theta = \frac{v^2}{rg} = \frac{196}{392} = 0.5$.`, 1],
        ["The angle is about 27° and does not depend on the mass.", 1],
      ],
      numbers: [0.5],
    },
    or: {
      text: String.raw`(i) Two vectors of magnitudes $A$ and $B$ make the angle $\theta$. Derive the magnitude of their resultant and its angle with the first.

(ii) Forces of 5 N and 3 N act on a hook at $60^\circ$ to each other. Find the magnitude of the resultant and the tangent of its angle with the force of 5 N. ($\sqrt{3} = 1.732$)`,
      answer: {
        steps: [
          [
            String.raw`Completing the parallelogram, the second vector has the component $B\cos\theta$ along the first and $B\sin\theta$ across it.`,
            1,
          ],
          [String.raw`$R^2 = (A + B\cos\theta)^2 + (B\sin\theta)^2$, so $R = \sqrt{A^2 + B^2 + 2AB\cos\theta}$.`, 1],
          [String.raw`$\tan\alpha = \frac{B\sin\theta}{A + B\cos\theta}$.`, 1],
          [String.raw`$R = \sqrt{25 + 9 + 15} = 7\ \text{N}$.`, 1],
          [String.raw`$\tan\alpha = \frac{3 \times 0.866}{5 + 1.5} = 0.40$.`, 1],
        ],
        numbers: [7, 0.4],
      },
    },
  },
  {
    number: 32,
    marks: 5,
    text: String.raw`(i) State Bernoulli's principle and derive it for the steady flow of an ideal liquid.

(ii) A wide open water tank has a small hole in its side, 2.5 m below the surface of the water and 0.9 m above the ground. Find the speed of the water at the hole and the horizontal distance at which it strikes the ground.`,
    answer: {
      steps: [
        [
          String.raw`In the steady flow of an ideal liquid $P + \frac{1}{2}\rho v^2 + \rho gh$ is the same at all points of a streamline.`,
          1,
        ],
        [String.raw`While the volume $\Delta V$ passes, the pressures do the work $(P_1 - P_2)\Delta V$.`, 1],
        [
          String.raw`It equals the gain $\frac{1}{2}\rho\Delta V(v_2^2 - v_1^2) + \rho g\Delta V(h_2 - h_1)$; division by $\Delta V$ gives the principle.`,
          1,
        ],
        [String.raw`$v = \sqrt{2gh} = \sqrt{2 \times 9.8 \times 2.5} = 7\ \text{m s}^{-1}$.`, 1],
        [
          String.raw`$t = \sqrt{\frac{2 \times 0.9}{9.8}} = \frac{3}{7}\ \text{s}$, so $x = 7 \times \frac{3}{7} = 3\ \text{m}$.`,
          1,
        ],
      ],
      numbers: [7, 3],
    },
    or: {
      text: String.raw`(i) Derive the height to which a liquid of surface tension $S$, density $\rho$ and angle of contact $\theta$ rises in a capillary of radius $r$.

(ii) Find this height in cm for water in a clean tube of radius 0.2 mm ($S = 0.0735\ \text{N m}^{-1}$, $\rho = 1000\ \text{kg m}^{-3}$, $\theta = 0^\circ$), and the excess pressure in Pa in a soap bubble of radius 5 mm ($S = 0.025\ \text{N m}^{-1}$).`,
      answer: {
        steps: [
          [String.raw`The curved surface has the radius $\frac{r}{\cos\theta}$.`, 1],
          [String.raw`So the pressure below it is less than that above by $\frac{2S\cos\theta}{r}$.`, 1],
          [
            String.raw`The column makes up for it: $\rho gh = \frac{2S\cos\theta}{r}$, so $h = \frac{2S\cos\theta}{\rho gr}$.`,
            1,
          ],
          [
            String.raw`$h = \frac{2 \times 0.0735}{1000 \times 9.8 \times 0.2 \times 10^{-3}} = 0.075\ \text{m} = 7.5\ \text{cm}$.`,
            1,
          ],
          [String.raw`A bubble has two surfaces: $\frac{4S}{R} = \frac{0.1}{0.005} = 20\ \text{Pa}$.`, 1],
        ],
        numbers: [7.5, 20],
      },
    },
  },
  {
    number: 33,
    marks: 5,
    text: String.raw`(i) Derive $P = \frac{1}{3}\rho\overline{v^2}$ for an ideal gas from the motion of its molecules.

(ii) Find the root mean square speed of nitrogen molecules (28 g per mole) at 300 K, and the temperature in kelvin at which it is twice as great. ($\sqrt{2.671} = 1.634$)`,
    answer: {
      steps: [
        [String.raw`A molecule that hits a wall at right angles to $x$ gives it the momentum $2mv_x$.`, 1],
        [
          String.raw`Of the molecules with $v_x$, half move towards the wall, so $\frac{1}{2}nAv_x\Delta t$ hit it in the time $\Delta t$ and $P = nmv_x^2$, with $n$ molecules per unit volume.`,
          1,
        ],
        [
          String.raw`On average $\overline{v_x^2} = \frac{1}{3}\overline{v^2}$, and $nm = \rho$, so $P = \frac{1}{3}\rho\overline{v^2}$.`,
          1,
        ],
        [
          String.raw`$v_{rms} = \sqrt{\frac{3RT}{M}} = \sqrt{\frac{3 \times 8.31 \times 300}{0.028}} = \sqrt{2.671 \times 10^5} = 517\ \text{m s}^{-1}$.`,
          1,
        ],
        [String.raw`$v_{rms}$ grows as $\sqrt{T}$, so $T = 4 \times 300 = 1200\ \text{K}$.`, 1],
      ],
      numbers: [516.82, 1200],
    },
    or: {
      text: String.raw`(i) Give Newton's formula for the speed of sound in a gas, say why it fails, and derive Laplace's correction.

(ii) A wave on a string is $y = 0.02\sin(80t - 4x)$ in SI units. Find the speed of the wave and the greatest speed of a point of the string.`,
      answer: {
        steps: [
          [
            String.raw`Newton took the changes as isothermal, so that the bulk modulus is $P$ and $v = \sqrt{\frac{P}{\rho}}$.`,
            1,
          ],
          [
            "The changes are too fast for heat to flow, so they are adiabatic; the formula gives a speed in air about 15 per cent too small.",
            1,
          ],
          [
            String.raw`From $PV^\gamma$ constant, $B = -V\frac{dP}{dV} = \gamma P$, so $v = \sqrt{\frac{\gamma P}{\rho}}$.`,
            1,
          ],
          [String.raw`Speed of the wave $\frac{\omega}{k} = \frac{80}{4} = 20\ \text{m s}^{-1}$.`, 1],
          [String.raw`Greatest speed of a point $A\omega = 0.02 \times 80 = 1.6\ \text{m s}^{-1}$.`, 1],
        ],
        numbers: [20, 1.6],
      },
    },
  },
];

export const paper: PracticePaper = {
  className: "11th",
  subject: "Physics",
  number: 1,
  language: "en",
  minutes: 180,
  marks: 70,
  instructions: [
    "The paper has 33 questions in five sections. All questions are compulsory; where a choice is offered, answer one of the two.",
    "Section A: 16 questions of 1 mark. Section B: 5 questions of 2 marks. Section C: 7 questions of 3 marks. Section D: 2 case studies of 4 marks. Section E: 3 questions of 5 marks.",
    "Calculators are not allowed.",
    String.raw`Use these values where needed: $g = 9.8\ \text{m s}^{-2}$, $R = 8.31\ \text{J mol}^{-1}\ \text{K}^{-1}$.`,
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice and assertion–reason",
      instructions: "Each question carries 1 mark.",
      questions: sectionA,
    },
    { name: "B", title: "Very short answers", instructions: "Each question carries 2 marks.", questions: sectionB },
    { name: "C", title: "Short answers", instructions: "Each question carries 3 marks.", questions: sectionC },
    { name: "D", title: "Case studies", instructions: "Each question carries 4 marks.", questions: sectionD },
    { name: "E", title: "Long answers", instructions: "Each question carries 5 marks.", questions: sectionE },
  ],
};
