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
    text: "The HCF of two numbers is 18 and their LCM is 756. If one of the numbers is 108, the other is",
    options: ["$84$", "$126$", "$162$", "$252$"],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`HCF $\times$ LCM is the product of the numbers, so the other is $\dfrac{18\times756}{108}=126$.`,
          1,
        ],
      ],
      numbers: [126],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "If the sum of the zeroes of $3x^2-kx+6$ is equal to their product, then $k$ is",
    options: ["$-6$", "$2$", "$3$", "$6$"],
    answer: {
      option: 3,
      steps: [[String.raw`The sum is $\dfrac{k}{3}$ and the product $\dfrac{6}{3}=2$, so $k=6$.`, 1]],
      numbers: [6],
    },
  },
  {
    number: 3,
    marks: 1,
    text: "The figure shows the graph of $y=p(x)$ for a polynomial $p(x)$; all its meetings with the $x$-axis are drawn. The number of different real zeroes of $p(x)$ is",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M10 110H310M160 10V190"/><path d="M58 190C75 -25 115 5 150 75C175 125 190 160 215 160C240 160 245 110 265 110C285 110 288 150 295 185"/><text x="300" y="104" fill="currentColor" stroke="none" font-size="14">x</text><text x="166" y="22" fill="currentColor" stroke="none" font-size="14">y</text><text x="146" y="126" fill="currentColor" stroke="none" font-size="14">O</text></svg>`,
      alt: "A smooth curve in a coordinate plane. From the left it rises from below the x-axis and crosses the axis once to the left of the origin, goes over a hump, comes down and crosses the axis once to the right of the origin, turns up again, just touches the axis from below further to the right, and goes down.",
    },
    options: ["$1$", "$2$", "$3$", "$4$"],
    answer: {
      option: 2,
      steps: [
        [
          "The graph has three points in common with the $x$-axis: it crosses twice and touches once. So there are 3 different zeroes.",
          1,
        ],
      ],
    },
  },
  {
    number: 4,
    marks: 1,
    text: "The pair of equations $2x+3y=7$ and $4x+ky=11$ has no solution if $k$ is",
    options: ["$6$", "$-6$", String.raw`$\dfrac32$`, String.raw`$\dfrac{33}{7}$`],
    answer: {
      option: 0,
      steps: [[String.raw`No solution needs $\dfrac24=\dfrac3k\ne\dfrac7{11}$, so $k=6$.`, 1]],
      numbers: [6],
    },
  },
  {
    number: 5,
    marks: 1,
    text: "The quadratic equation $x^2-kx+16=0$ has two equal real roots if and only if $k$ is",
    options: [String.raw`$4$ or $-4$`, "$8$ only", String.raw`$8$ or $-8$`, String.raw`$16$ or $-16$`],
    answer: { option: 2, steps: [[String.raw`The discriminant is $k^2-64=0$, so $k=\pm8$.`, 1]], numbers: [8, -8] },
  },
  {
    number: 6,
    marks: 1,
    text: "The 15th term of the arithmetic progression $5,\\ 8.5,\\ 12,\\ \\dots$ is",
    options: ["$50.5$", "$52.5$", "$57.5$", "$54$"],
    answer: { option: 3, steps: [[String.raw`$a+14d=5+14\times3.5=54$.`, 1]], numbers: [54] },
  },
  {
    number: 7,
    marks: 1,
    text: "The point that divides the line segment from $A(2,-3)$ to $B(7,12)$ internally in the ratio $2:3$ is",
    options: ["$(4,3)$", "$(5,6)$", "$(3,0)$", "$(4.5,4.5)$"],
    answer: {
      option: 0,
      steps: [[String.raw`$\left(\dfrac{2\cdot7+3\cdot2}{5},\dfrac{2\cdot12+3\cdot(-3)}{5}\right)=(4,3)$.`, 1]],
      numbers: [4, 3],
    },
  },
  {
    number: 8,
    marks: 1,
    text: "In triangle $ABC$, the points $D$ on $AB$ and $E$ on $AC$ are such that $DE$ is parallel to $BC$. If $AD=3$ cm, $DB=4.5$ cm and $DE=4$ cm, then $BC$ is",
    options: ["$6$ cm", "$8$ cm", "$10$ cm", "$12$ cm"],
    answer: {
      option: 2,
      steps: [
        [
          String.raw`Triangles $ADE$ and $ABC$ are similar, so $\dfrac{BC}{4}=\dfrac{AB}{AD}=\dfrac{7.5}{3}$ and $BC=10$ cm.`,
          1,
        ],
      ],
      numbers: [10],
    },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`$PA$ and $PB$ are tangents from $P$ to a circle with centre $O$, touching it at $A$ and $B$. If $\angle APB=50^\circ$, then $\angle OAB$ is`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="210" cy="100" r="70"/><path d="M44.4 100L180.4 163.4M44.4 100L180.4 36.6M180.4 163.4V36.6M180.4 36.6L210 100L180.4 163.4"/><circle cx="210" cy="100" r="2" fill="currentColor"/><text x="28" y="105" fill="currentColor" stroke="none" font-size="14">P</text><text x="172" y="28" fill="currentColor" stroke="none" font-size="14">A</text><text x="172" y="182" fill="currentColor" stroke="none" font-size="14">B</text><text x="216" y="105" fill="currentColor" stroke="none" font-size="14">O</text><text x="68" y="105" fill="currentColor" stroke="none" font-size="14">50°</text></svg>`,
      alt: "A circle with centre O. From a point P outside it, the tangents PA and PB are drawn, with an angle of 50 degrees between them at P. The points A and B are joined to each other and to O.",
    },
    options: [String.raw`$65^\circ$`, String.raw`$25^\circ$`, String.raw`$50^\circ$`, String.raw`$40^\circ$`],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`$PA=PB$, so $\angle PAB=\frac12(180^\circ-50^\circ)=65^\circ$. As $OA\perp PA$, $\angle OAB=90^\circ-65^\circ=25^\circ$.`,
          1,
        ],
      ],
      numbers: [25],
    },
  },
  {
    number: 10,
    marks: 1,
    text: String.raw`If $5\tan A=12$ for an acute angle $A$, then $\sin A+\cos A$ is`,
    options: [
      String.raw`$\dfrac{7}{13}$`,
      String.raw`$\dfrac{17}{13}$`,
      String.raw`$\dfrac{12}{5}$`,
      String.raw`$\dfrac{60}{169}$`,
    ],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`With legs 12 and 5 the hypotenuse is 13, so $\sin A+\cos A=\dfrac{12}{13}+\dfrac{5}{13}=\dfrac{17}{13}$.`,
          1,
        ],
      ],
      numbers: [1.3077],
    },
  },
  {
    number: 11,
    marks: 1,
    text: String.raw`For $0^\circ<\theta<90^\circ$, the value of $(\sec^2\theta-1)(1-\text{cosec}^2\,\theta)$ is`,
    options: ["$-1$", "$0$", "$1$", "$2$"],
    answer: { option: 0, steps: [[String.raw`It is $\tan^2\theta\times(-\cot^2\theta)=-1$.`, 1]], numbers: [-1] },
  },
  {
    number: 12,
    marks: 1,
    text: String.raw`The value of $4\cos^2 30^\circ-3\tan^2 45^\circ+2\sin 30^\circ$ is`,
    options: ["$0$", "$4$", String.raw`$\dfrac12$`, "$1$"],
    answer: { option: 3, steps: [[String.raw`$4\cdot\frac34-3\cdot1+2\cdot\frac12=3-3+1=1$.`, 1]], numbers: [1] },
  },
  {
    number: 13,
    marks: 1,
    text: String.raw`A vertical flagpole 9 m high casts a shadow $9\sqrt3$ m long on level ground. The angle of elevation of the sun is`,
    options: [String.raw`$15^\circ$`, String.raw`$45^\circ$`, String.raw`$30^\circ$`, String.raw`$60^\circ$`],
    answer: {
      option: 2,
      steps: [[String.raw`$\tan\theta=\dfrac{9}{9\sqrt3}=\dfrac{1}{\sqrt3}$, so $\theta=30^\circ$.`, 1]],
      numbers: [30],
    },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`The area of a sector with the angle $72^\circ$ of a circle with the radius 10 cm is`,
    options: [
      String.raw`$4\pi\ \text{cm}^2$`,
      String.raw`$20\pi\ \text{cm}^2$`,
      String.raw`$25\pi\ \text{cm}^2$`,
      String.raw`$40\pi\ \text{cm}^2$`,
    ],
    answer: {
      option: 1,
      steps: [[String.raw`$\dfrac{72}{360}\times\pi\times10^2=20\pi\ \text{cm}^2$.`, 1]],
      numbers: [62.8319],
    },
  },
  {
    number: 15,
    marks: 1,
    text: String.raw`A protractor is a half disc with a diameter of 14 cm. Taking $\pi=\frac{22}{7}$, its perimeter is`,
    options: ["$22$ cm", "$29$ cm", "$36$ cm", "$58$ cm"],
    answer: { option: 2, steps: [[String.raw`$\pi r+2r=\frac{22}{7}\times7+14=36$ cm.`, 1]], numbers: [36] },
  },
  {
    number: 16,
    marks: 1,
    text: "Two cubes with an edge of 5 cm each are glued together face to face. The surface area of the cuboid that they form is",
    options: [
      String.raw`$200\ \text{cm}^2$`,
      String.raw`$225\ \text{cm}^2$`,
      String.raw`$275\ \text{cm}^2$`,
      String.raw`$250\ \text{cm}^2$`,
    ],
    answer: {
      option: 3,
      steps: [[String.raw`10 of the 12 faces stay outside: $10\times25=250\ \text{cm}^2$.`, 1]],
      numbers: [250],
    },
  },
  {
    number: 17,
    marks: 1,
    text: "For a distribution the mean is 24.5 and the median is 26. By the empirical relation, its mode is",
    options: ["$29$", "$23$", "$21.5$", "$25.25$"],
    answer: { option: 0, steps: [[String.raw`Mode $=3\times26-2\times24.5=78-49=29$.`, 1]], numbers: [29] },
  },
  {
    number: 18,
    marks: 1,
    text: "Cards are numbered from 1 to 30, and one of them is drawn at random. The probability that its number is prime is",
    options: [
      String.raw`$\dfrac{3}{10}$`,
      String.raw`$\dfrac{11}{30}$`,
      String.raw`$\dfrac13$`,
      String.raw`$\dfrac25$`,
    ],
    answer: {
      option: 2,
      steps: [[String.raw`The primes are 2, 3, 5, 7, 11, 13, 17, 19, 23 and 29: $\dfrac{10}{30}=\dfrac13$.`, 1]],
      numbers: [0.3333],
    },
  },
  {
    number: 19,
    marks: 1,
    text: String.raw`**Assertion (A):** $5\times7\times11+11$ is a composite number.

**Reason (R):** A natural number that has a factor other than 1 and itself is composite.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [
        [
          String.raw`$5\times7\times11+11=11\times36$ has the factor 11, so it is composite for the reason that (R) gives.`,
          1,
        ],
      ],
    },
  },
  {
    number: 20,
    marks: 1,
    text: String.raw`**Assertion (A):** If two triangles are similar and their corresponding sides are in the ratio $2:3$, then their perimeters are in the ratio $4:9$.

**Reason (R):** The ratio of the perimeters of two similar triangles is equal to the ratio of their corresponding sides.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [["By (R), which is true, the perimeters are in the ratio $2:3$. So (A) is false.", 1]],
    },
  },
];

const veryShort: PaperQuestion[] = [
  {
    number: 21,
    marks: 2,
    text: "Find the greatest number that divides 187 leaving the remainder 7 and divides 273 leaving the remainder 3.",
    answer: {
      steps: [
        [String.raw`It divides $187-7=180$ and $273-3=270$.`, 1],
        [
          String.raw`$180=2^2\cdot3^2\cdot5$ and $270=2\cdot3^3\cdot5$, so the number is their HCF, $2\cdot3^2\cdot5=90$.`,
          1,
        ],
      ],
      numbers: [90],
    },
  },
  {
    number: 22,
    marks: 2,
    text: "Solve for $x$ and $y$: $4x-3y=18$ and $3x+5y=-1$.",
    answer: {
      steps: [
        [String.raw`Five times the first plus three times the second: $29x=87$, so $x=3$.`, 1],
        [String.raw`$3y=4\cdot3-18=-6$, so $y=-2$.`, 1],
      ],
      numbers: [3, -2],
    },
    or: {
      text: "At a stationery shop, 4 notebooks and 3 pens cost ₹205, and 2 notebooks and 5 pens cost ₹155. Find the price of a notebook and of a pen.",
      answer: {
        steps: [
          ["Let a notebook cost ₹$n$ and a pen ₹$p$: $4n+3p=205$ and $2n+5p=155$.", 0.5],
          [String.raw`Twice the second less the first: $7p=105$, so $p=15$.`, 0.5],
          [String.raw`$2n=155-75=80$, so $n=40$. A notebook costs ₹40 and a pen ₹15.`, 1],
        ],
        numbers: [40, 15],
      },
    },
  },
  {
    number: 23,
    marks: 2,
    text: "Find the point on the $y$-axis that is equidistant from $(5,-2)$ and $(-3,2)$.",
    answer: {
      steps: [
        ["Let it be $(0,y)$. Then $25+(y+2)^2=9+(y-2)^2$.", 1],
        ["So $8y=-16$ and $y=-2$. The point is $(0,-2)$.", 1],
      ],
      numbers: [0, -2],
    },
  },
  {
    number: 24,
    marks: 2,
    text: String.raw`$A$ and $B$ are acute angles with $\sin A=\dfrac12$ and $\tan(A+B)=1$. Find $B$ and the value of $\cos 4B$.`,
    answer: {
      steps: [
        [String.raw`$A=30^\circ$ and $A+B=45^\circ$.`, 1],
        [String.raw`So $B=15^\circ$, and $\cos4B=\cos60^\circ=\dfrac12$.`, 1],
      ],
      numbers: [15, 0.5],
    },
    or: {
      text: String.raw`Prove that $\dfrac{1+\tan^2A}{1+\cot^2A}=\tan^2A$ for every acute angle $A$.`,
      answer: {
        steps: [
          [String.raw`$\dfrac{1+\tan^2A}{1+\cot^2A}=\dfrac{\sec^2A}{\text{cosec}^2A}$.`, 1],
          [String.raw`This is $\dfrac{1}{\cos^2A}\times\sin^2A=\tan^2A$.`, 1],
        ],
      },
    },
  },
  {
    number: 25,
    marks: 2,
    text: "Two circles have the same centre and the radii 6.5 cm and 2.5 cm. Find the length of a chord of the larger circle that touches the smaller one.",
    answer: {
      steps: [
        [
          "The radius to the point of contact is perpendicular to the tangent, so it meets the chord at a right angle and bisects it.",
          1,
        ],
        [String.raw`Half the chord is $\sqrt{6.5^2-2.5^2}=\sqrt{36}=6$ cm, so the chord is 12 cm long.`, 1],
      ],
      numbers: [12],
    },
  },
];

const short: PaperQuestion[] = [
  {
    number: 26,
    marks: 3,
    text: String.raw`Prove that $\sqrt7$ is an irrational number.`,
    answer: {
      steps: [
        [
          String.raw`Suppose $\sqrt7=\dfrac ab$ with integers $a$ and $b\ne0$ that have no common factor except 1.`,
          0.5,
        ],
        [String.raw`Then $a^2=7b^2$, so 7 divides $a^2$. As 7 is prime, it divides $a$: $a=7c$.`, 1],
        [String.raw`Then $49c^2=7b^2$, so $b^2=7c^2$, and 7 divides $b$ too.`, 1],
        [
          String.raw`So 7 is a common factor of $a$ and $b$, which contradicts the choice of them. Hence $\sqrt7$ is irrational.`,
          0.5,
        ],
      ],
    },
    or: {
      text: "From a depot, buses leave for Karnal every 18 minutes, for Rohtak every 24 minutes and for Meerut every 30 minutes. At 6:00 a.m. three buses leave together. When do three buses next leave together? How many buses leave the depot after 6:00 a.m. up to and including that time?",
      answer: {
        steps: [
          [String.raw`$18=2\cdot3^2$, $24=2^3\cdot3$, $30=2\cdot3\cdot5$, so the LCM is $2^3\cdot3^2\cdot5=360$.`, 1.5],
          ["360 minutes are 6 hours, so the buses next leave together at 12 noon.", 0.5],
          [String.raw`In this time $\frac{360}{18}+\frac{360}{24}+\frac{360}{30}=20+15+12=47$ buses leave.`, 1],
        ],
        numbers: [12, 47],
      },
    },
  },
  {
    number: 27,
    marks: 3,
    text: "Find the zeroes of the polynomial $6x^2-7x-3$, and verify the relations between its zeroes and its coefficients.",
    answer: {
      steps: [
        [String.raw`$6x^2-9x+2x-3=(2x-3)(3x+1)$, so the zeroes are $\dfrac32$ and $-\dfrac13$.`, 1.5],
        [String.raw`Their sum is $\dfrac32-\dfrac13=\dfrac76=-\dfrac{-7}{6}$, as $-\dfrac ba$ should be.`, 0.75],
        [String.raw`Their product is $-\dfrac12=\dfrac{-3}{6}$, as $\dfrac ca$ should be.`, 0.75],
      ],
      numbers: [1.5, -0.3333],
    },
  },
  {
    number: 28,
    marks: 3,
    text: "The sum of the first $n$ terms of an arithmetic progression is $3n^2+5n$. Find its 20th term. Which term of the progression is 152?",
    answer: {
      steps: [
        [String.raw`$a_1=S_1=8$, and $a_2=S_2-S_1=22-8=14$, so $d=6$.`, 1],
        [String.raw`$a_{20}=8+19\times6=122$.`, 1],
        [String.raw`$8+(n-1)6=152$ gives $n-1=24$: it is the 25th term.`, 1],
      ],
      numbers: [122, 25],
    },
    or: {
      text: "How many multiples of 7 lie between 100 and 500? Find their sum.",
      answer: {
        steps: [
          ["They are $105, 112, \\dots, 497$, an arithmetic progression with $a=105$ and $d=7$.", 1],
          [String.raw`$497=105+(n-1)7$ gives $n=57$.`, 1],
          [String.raw`The sum is $\dfrac{57}{2}(105+497)=57\times301=17157$.`, 1],
        ],
        numbers: [57, 17157],
      },
    },
  },
  {
    number: 29,
    marks: 3,
    text: String.raw`A quadrilateral $ABCD$ is drawn around a circle, so that each side touches the circle. Prove that $AB+CD=AD+BC$. Find $AD$ if $AB=9$ cm, $BC=12$ cm and $CD=11$ cm.`,
    figure: {
      svg: `<svg viewBox="0 0 320 220" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="160" cy="110" r="60"/><path d="M64 170H240.4L204.8 50H122.5Z"/><text x="48" y="184" fill="currentColor" stroke="none" font-size="14">A</text><text x="244" y="184" fill="currentColor" stroke="none" font-size="14">B</text><text x="208" y="46" fill="currentColor" stroke="none" font-size="14">C</text><text x="106" y="46" fill="currentColor" stroke="none" font-size="14">D</text><text x="156" y="188" fill="currentColor" stroke="none" font-size="14">P</text><text x="222" y="90" fill="currentColor" stroke="none" font-size="14">Q</text><text x="156" y="44" fill="currentColor" stroke="none" font-size="14">R</text><text x="84" y="98" fill="currentColor" stroke="none" font-size="14">S</text></svg>`,
      alt: "A circle inside a quadrilateral ABCD. The circle touches the side AB at P, BC at Q, CD at R and DA at S. The sketch is not to scale.",
    },
    answer: {
      steps: [
        ["The tangents from a point to a circle are equal: $AP=AS$, $BP=BQ$, $CR=CQ$, $DR=DS$.", 1],
        ["Adding them: $(AP+BP)+(CR+DR)=(AS+DS)+(BQ+CQ)$, that is $AB+CD=AD+BC$.", 1],
        ["$AD=9+11-12=8$ cm.", 1],
      ],
      numbers: [8],
    },
    or: {
      text: String.raw`$PA$ and $PB$ are tangents to a circle with centre $O$ at its points $A$ and $B$. Prove that $\angle APB=2\angle OAB$.`,
      answer: {
        steps: [
          [String.raw`Let $\angle APB=\theta$. As $PA=PB$, $\angle PAB=\angle PBA=90^\circ-\dfrac\theta2$.`, 1.5],
          [String.raw`$OA\perp PA$, so $\angle OAB=90^\circ-\angle PAB=\dfrac\theta2$.`, 1],
          [String.raw`Hence $\angle APB=2\angle OAB$.`, 0.5],
        ],
      },
    },
  },
  {
    number: 30,
    marks: 3,
    text: String.raw`For every acute angle $A$, prove that $\dfrac{\cos A}{1-\sin A}-\dfrac{1-\sin A}{\cos A}=2\tan A$.`,
    answer: {
      steps: [
        [String.raw`The left side is $\dfrac{\cos^2A-(1-\sin A)^2}{\cos A(1-\sin A)}$.`, 1],
        [String.raw`With $\cos^2A=1-\sin^2A$, the numerator is $1-\sin^2A-1+2\sin A-\sin^2A=2\sin A(1-\sin A)$.`, 1],
        [String.raw`So the left side is $\dfrac{2\sin A(1-\sin A)}{\cos A(1-\sin A)}=2\tan A$.`, 1],
      ],
    },
  },
  {
    number: 31,
    marks: 3,
    text: String.raw`A chord of a circle with the radius 21 cm subtends an angle of $120^\circ$ at the centre. Find the area of the minor segment that it cuts off. (Use $\pi=\frac{22}{7}$ and $\sqrt3=1.732$.)`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="160" cy="98" r="80"/><path d="M90.7 138L160 98L229.3 138Z"/><text x="155" y="88" fill="currentColor" stroke="none" font-size="14">O</text><text x="74" y="152" fill="currentColor" stroke="none" font-size="14">A</text><text x="235" y="152" fill="currentColor" stroke="none" font-size="14">B</text><text x="146" y="124" fill="currentColor" stroke="none" font-size="14">120°</text></svg>`,
      alt: "A circle with centre O and a chord AB. The radii OA and OB are drawn; the angle AOB is 120 degrees. The minor segment lies on the other side of the chord from O.",
    },
    answer: {
      steps: [
        [String.raw`Sector: $\dfrac{120}{360}\times\dfrac{22}{7}\times21^2=462\ \text{cm}^2$.`, 1],
        [
          String.raw`The perpendicular from $O$ to the chord is $21\cos60^\circ=\dfrac{21}{2}$ and half the chord is $21\sin60^\circ=\dfrac{21\sqrt3}{2}$, so triangle $OAB$ has the area $\dfrac{441\sqrt3}{4}=190.953\ \text{cm}^2$.`,
          1,
        ],
        [String.raw`Segment: $462-190.953=271.047\ \text{cm}^2$, about $271.05\ \text{cm}^2$.`, 1],
      ],
      numbers: [271.047],
    },
  },
];

const long: PaperQuestion[] = [
  {
    number: 32,
    marks: 5,
    text: "A bus covers 300 km at a uniform speed. If its speed were 10 km/h more, the journey would take one hour less. Find the speed of the bus and the time that it takes.",
    answer: {
      steps: [
        [String.raw`Let the speed be $v$ km/h. Then $\dfrac{300}{v}-\dfrac{300}{v+10}=1$.`, 1.5],
        [String.raw`$3000=v(v+10)$, that is $v^2+10v-3000=0$.`, 1],
        [String.raw`$(v+60)(v-50)=0$, so $v=50$ or $v=-60$.`, 1],
        ["A speed is not negative, so the bus runs at 50 km/h.", 0.5],
        [String.raw`It takes $\dfrac{300}{50}=6$ hours.`, 1],
      ],
      numbers: [50, 6],
    },
    or: {
      text: "Two pipes together fill a tank in 12 hours. The wider pipe alone needs 10 hours less than the narrower one alone. Find the time that each pipe alone needs.",
      answer: {
        steps: [
          [
            String.raw`Let the narrower pipe need $x$ hours, and the wider $x-10$. Then $\dfrac1x+\dfrac1{x-10}=\dfrac1{12}$.`,
            1.5,
          ],
          [String.raw`$12(2x-10)=x(x-10)$, that is $x^2-34x+120=0$.`, 1],
          ["$(x-30)(x-4)=0$, so $x=30$ or $x=4$.", 1],
          ["$x=4$ would make $x-10$ negative, so $x=30$.", 0.5],
          ["The narrower pipe needs 30 hours and the wider one 20 hours.", 1],
        ],
        numbers: [30, 20],
      },
    },
  },
  {
    number: 33,
    marks: 5,
    text: String.raw`State and prove the basic proportionality theorem (Thales' theorem).

In triangle $PQR$, the points $S$ on $PQ$ and $T$ on $PR$ are such that $ST$ is parallel to $QR$. If $PS=x$, $SQ=x-3$, $PT=x+4$ and $TR=x$, all in centimetres, find $x$.`,
    answer: {
      steps: [
        [
          "Statement: a line parallel to one side of a triangle that meets the other two sides in different points divides these sides in the same ratio.",
          0.5,
        ],
        [
          String.raw`Let $DE\parallel BC$ in triangle $ABC$ with $D$ on $AB$ and $E$ on $AC$. Join $BE$ and $CD$, and draw $EN\perp AB$ and $DM\perp AC$.`,
          0.5,
        ],
        [
          String.raw`$\dfrac{\text{ar}(ADE)}{\text{ar}(BDE)}=\dfrac{\frac12 AD\cdot EN}{\frac12 DB\cdot EN}=\dfrac{AD}{DB}$, and in the same way $\dfrac{\text{ar}(ADE)}{\text{ar}(CDE)}=\dfrac{AE}{EC}$.`,
          1,
        ],
        [
          String.raw`Triangles $BDE$ and $CDE$ have the base $DE$ and lie between the same parallels, so they have equal areas. Hence $\dfrac{AD}{DB}=\dfrac{AE}{EC}$.`,
          1,
        ],
        [String.raw`By the theorem $\dfrac{x}{x-3}=\dfrac{x+4}{x}$.`, 1],
        ["$x^2=x^2+x-12$, so $x=12$.", 1],
      ],
      numbers: [12],
    },
  },
  {
    number: 34,
    marks: 5,
    text: String.raw`The water tank of a school is a cylinder that is closed below by a hemisphere of the same radius. Its inner radius is 2.1 m, and its cylindrical part is 4 m high. Find how many cubic metres of water it holds. Find also the cost of painting its inside, the curved wall and the hemisphere, at ₹150 per square metre. (Use $\pi=\frac{22}{7}$.)`,
    figure: {
      svg: `<svg viewBox="0 0 320 230" fill="none" stroke="currentColor" stroke-width="1.5"><ellipse cx="150" cy="30" rx="60" ry="12"/><path d="M90 30V144A60 60 0 0 0 210 144V30"/><path d="M90 144A60 12 0 0 0 210 144" stroke-dasharray="4 4"/><path d="M150 144H210M240 30V144M234 30H246M234 144H246"/><text x="158" y="138" fill="currentColor" stroke="none" font-size="14">2.1 m</text><text x="250" y="92" fill="currentColor" stroke="none" font-size="14">4 m</text></svg>`,
      alt: "An upright tank: a cylinder 4 m high with the radius 2.1 m, on top of a hemisphere with the same radius that closes it below.",
    },
    answer: {
      steps: [
        [String.raw`Cylinder: $\dfrac{22}{7}\times2.1^2\times4=55.44\ \text{m}^3$.`, 1],
        [String.raw`Hemisphere: $\dfrac23\times\dfrac{22}{7}\times2.1^3=19.404\ \text{m}^3$.`, 1],
        [String.raw`The tank holds $55.44+19.404=74.844\ \text{m}^3$.`, 0.5],
        [
          String.raw`Area: $2\pi rh+2\pi r^2=2\times\dfrac{22}{7}\times2.1\times(4+2.1)=13.2\times6.1=80.52\ \text{m}^2$.`,
          1.5,
        ],
        [String.raw`Cost: $80.52\times150=12078$, that is ₹12,078.`, 1],
      ],
      numbers: [74.844, 12078],
    },
    or: {
      text: String.raw`A tent for a mela is a cylinder with a cone on top. Both have the radius 14 m; the cylinder is 3 m high and the cone 10.5 m. Find the area of the canvas without a floor, its cost at ₹120 per square metre, and the volume of the air in the tent. (Use $\pi=\frac{22}{7}$.)`,
      answer: {
        steps: [
          [String.raw`Slant height: $\sqrt{14^2+10.5^2}=\sqrt{306.25}=17.5$ m.`, 1],
          [
            String.raw`Canvas: $2\pi rh+\pi rl=2\times\dfrac{22}{7}\times14\times3+\dfrac{22}{7}\times14\times17.5=264+770=1034\ \text{m}^2$.`,
            1.5,
          ],
          [String.raw`Cost: $1034\times120=124080$, that is ₹1,24,080.`, 0.5],
          [
            String.raw`Volume: $\dfrac{22}{7}\times14^2\times3+\dfrac13\times\dfrac{22}{7}\times14^2\times10.5=1848+2156=4004\ \text{m}^3$.`,
            2,
          ],
        ],
        numbers: [1034, 124080, 4004],
      },
    },
  },
  {
    number: 35,
    marks: 5,
    text: "The table shows how many minutes 50 students need to reach their school. The median of the distribution is 31.25 minutes. Find the missing frequencies $x$ and $y$, and then the mode of the distribution.",
    table: [
      ["Time (minutes)", "0–10", "10–20", "20–30", "30–40", "40–50", "50–60"],
      ["Students", "4", "$x$", "11", "16", "$y$", "5"],
    ],
    answer: {
      steps: [
        ["The frequencies add up to 50: $36+x+y=50$, so $x+y=14$.", 0.5],
        ["The median 31.25 lies in the class 30–40, before which $15+x$ students are counted.", 0.5],
        [String.raw`$31.25=30+\dfrac{25-(15+x)}{16}\times10$ gives $10-x=2$, so $x=8$.`, 1.5],
        ["$y=14-8=6$.", 0.5],
        ["The modal class is 30–40, with $f_1=16$, $f_0=11$ and $f_2=6$.", 0.5],
        [String.raw`Mode $=30+\dfrac{16-11}{32-11-6}\times10=30+\dfrac{50}{15}$, about 33.33 minutes.`, 1.5],
      ],
      numbers: [8, 6, 33.3333],
    },
  },
];

const cases: PaperQuestion[] = [
  {
    number: 36,
    marks: 4,
    passage:
      "The gram panchayat of Devpur draws a map of the village on squared paper. One unit of the map stands for 100 m. The well is at $W(1,2)$, the school at $S(7,10)$ and the clinic at $C(9,2)$. Straight paths join these three places, and the canal runs along the $x$-axis.",
    text: "Answer the questions about the map.",
    figure: {
      svg: `<svg viewBox="0 0 320 250" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M20 220H310M40 240V10"/><path d="M60 180L180 20L220 180Z"/><path d="M60 216V224M80 216V224M100 216V224M120 216V224M140 216V224M160 216V224M180 216V224M200 216V224M220 216V224M240 216V224M260 216V224M280 216V224M36 200H44M36 180H44M36 160H44M36 140H44M36 120H44M36 100H44M36 80H44M36 60H44M36 40H44M36 20H44"/><text x="46" y="176" fill="currentColor" stroke="none" font-size="14">W</text><text x="186" y="22" fill="currentColor" stroke="none" font-size="14">S</text><text x="226" y="182" fill="currentColor" stroke="none" font-size="14">C</text><text x="300" y="238" fill="currentColor" stroke="none" font-size="14">x</text><text x="24" y="18" fill="currentColor" stroke="none" font-size="14">y</text></svg>`,
      alt: "A coordinate plane with the triangle of the well W at (1, 2), the school S at (7, 10) and the clinic C at (9, 2).",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "How long is the path from the well to the school, in metres?",
        answer: { steps: [[String.raw`$WS=\sqrt{6^2+8^2}=10$ units, which is 1000 m.`, 1]], numbers: [1000] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "A street lamp stands midway between the school and the clinic. Write its coordinates.",
        answer: { steps: [[String.raw`$\left(\dfrac{7+9}{2},\dfrac{10+2}{2}\right)=(8,6)$.`, 1]], numbers: [8, 6] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "A hand pump on the path from the well to the school is three times as far from the school as from the well. Find its coordinates.",
        answer: {
          steps: [
            ["The hand pump divides $WS$ from $W$ in the ratio $1:3$.", 0.5],
            [String.raw`Its coordinates are $\left(\dfrac{7+3}{4},\dfrac{10+6}{4}\right)=(2.5,4)$.`, 1.5],
          ],
          numbers: [2.5, 4],
        },
        or: {
          text: "A boat jetty on the canal is to be equally far from the well and the school. Find its coordinates.",
          answer: {
            steps: [
              ["For the point $(x,0)$: $(x-1)^2+4=(x-7)^2+100$.", 1],
              ["$12x=144$, so $x=12$. The jetty is at $(12,0)$.", 1],
            ],
            numbers: [12, 0],
          },
        },
      },
    ],
  },
  {
    number: 37,
    marks: 4,
    passage: String.raw`Ishani stands on the balcony of her house; her eyes are 12 m above the level ground. Across the square stands a vertical bell tower. She sees its top at an angle of elevation of $30^\circ$ and its foot at an angle of depression of $45^\circ$. (Use $\sqrt3=1.73$.)`,
    text: "Answer the questions about the tower.",
    figure: {
      svg: `<svg viewBox="0 0 320 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M20 190H300"/><path d="M80 190V80M190 190V16.5"/><path d="M80 80H190" stroke-dasharray="4 4"/><path d="M80 80L190 16.5M80 80L190 190"/><text x="62" y="78" fill="currentColor" stroke="none" font-size="14">E</text><text x="62" y="206" fill="currentColor" stroke="none" font-size="14">H</text><text x="196" y="18" fill="currentColor" stroke="none" font-size="14">T</text><text x="196" y="206" fill="currentColor" stroke="none" font-size="14">F</text><text x="196" y="85" fill="currentColor" stroke="none" font-size="14">M</text><text x="44" y="140" fill="currentColor" stroke="none" font-size="14">12 m</text><text x="112" y="76" fill="currentColor" stroke="none" font-size="14">30°</text><text x="112" y="98" fill="currentColor" stroke="none" font-size="14">45°</text></svg>`,
      alt: "The eye E is 12 m vertically above the point H of the level ground. The tower FT stands upright with its foot F on the ground. The horizontal line from E meets the tower at M. The angle between EM and ET, upwards, is 30 degrees, and that between EM and EF, downwards, is 45 degrees.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "How far is the tower from the house, that is, how long is $HF$?",
        answer: {
          steps: [[String.raw`$\tan45^\circ=\dfrac{MF}{EM}=\dfrac{12}{EM}$, so $HF=EM=12$ m.`, 1]],
          numbers: [12],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How high is the top of the tower above the level of her eyes?",
        answer: { steps: [[String.raw`$MT=12\tan30^\circ=\dfrac{12}{\sqrt3}=4\sqrt3=6.92$ m.`, 1]], numbers: [6.92] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the height of the tower and the distance $ET$ from her eyes to its top.",
        answer: {
          steps: [
            [String.raw`$FT=FM+MT=12+6.92=18.92$ m.`, 1],
            [String.raw`$ET=\dfrac{MT}{\sin30^\circ}=2\times6.92=13.84$ m.`, 1],
          ],
          numbers: [18.92, 13.84],
        },
        or: {
          text: String.raw`From a higher balcony, vertically above the first, the angle of depression of the foot of the tower is $60^\circ$ at her eyes. How much higher are her eyes there?`,
          answer: {
            steps: [
              [String.raw`Her eyes are then $12\tan60^\circ=12\sqrt3=20.76$ m above the ground.`, 1],
              [String.raw`That is $20.76-12=8.76$ m higher.`, 1],
            ],
            numbers: [8.76],
          },
        },
      },
    ],
  },
  {
    number: 38,
    marks: 4,
    passage:
      "At a school fair there is a wheel with 12 equal sectors, numbered from 1 to 12. Every sector is equally likely to stop at the pointer. A player whose number is a multiple of 4 wins a pen, and one whose number is prime wins a book. Before they may turn the wheel, players throw two fair dice for their place in the queue.",
    text: "Answer the questions about the game.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "What is the probability of winning a pen in one turn of the wheel?",
        answer: { steps: [[String.raw`The numbers 4, 8 and 12 win: $\dfrac{3}{12}=\dfrac14$.`, 1]], numbers: [0.25] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What is the probability of winning neither a pen nor a book in one turn?",
        answer: {
          steps: [
            [
              String.raw`The primes are 2, 3, 5, 7 and 11. The numbers 1, 6, 9 and 10 win nothing: $\dfrac{4}{12}=\dfrac13$.`,
              1,
            ],
          ],
          numbers: [0.3333],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "What is the probability that the sum of the two dice is a multiple of 5?",
        answer: {
          steps: [
            ["The sum 5 comes in 4 ways, and the sum 10 in 3 ways, out of 36.", 1],
            [String.raw`The probability is $\dfrac{7}{36}$.`, 1],
          ],
          numbers: [0.1944],
        },
        or: {
          text: "A player turns the wheel twice. What is the probability that both turns show the same number?",
          answer: {
            steps: [
              [String.raw`There are $12\times12=144$ equally likely pairs, of which 12 have equal numbers.`, 1],
              [String.raw`The probability is $\dfrac{12}{144}=\dfrac1{12}$.`, 1],
            ],
            numbers: [0.0833],
          },
        },
      },
    ],
  },
];

export const paper: PracticePaper = {
  className: "10th",
  subject: "Mathematics",
  number: 1,
  language: "en",
  minutes: 180,
  marks: 80,
  instructions: [
    "All 38 questions of this paper are compulsory. Some of them offer a choice: answer only one of the two.",
    "Section A has 18 multiple choice questions and 2 assertion–reason questions of 1 mark each.",
    "Section B has 5 questions of 2 marks, section C 6 of 3 marks, section D 4 of 5 marks and section E 3 case studies of 4 marks each.",
    "Draw neat figures where they help. Show your working in sections B to E.",
    "You may not use a calculator.",
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice questions",
      instructions: "Each question carries 1 mark.",
      questions: choices,
    },
    { name: "B", title: "Very short answers", instructions: "Each question carries 2 marks.", questions: veryShort },
    { name: "C", title: "Short answers", instructions: "Each question carries 3 marks.", questions: short },
    { name: "D", title: "Long answers", instructions: "Each question carries 5 marks.", questions: long },
    { name: "E", title: "Case studies", instructions: "Each case study carries 4 marks.", questions: cases },
  ],
};
