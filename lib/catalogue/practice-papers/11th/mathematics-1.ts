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
    text: "If a set $A$ has 3 elements and a set $B$ has 4 elements, the number of relations from $A$ to $B$ is",
    options: ["$12$", "$64$", "$81$", "$4096$"],
    answer: {
      option: 3,
      steps: [[String.raw`A relation is a subset of $A\times B$, which has 12 elements: $2^{12}=4096$.`, 1]],
      numbers: [4096],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "If $A=(-2,5]$ and $B=[1,8)$ are intervals of real numbers, then $A-B$ is",
    options: ["$(-2,1)$", "$(-2,1]$", "$[1,5]$", "$(5,8)$"],
    answer: { option: 0, steps: [["$A-B$ holds the numbers of $A$ that are less than 1; 1 itself is in $B$.", 1]] },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`The domain of the real function $f(x)=\sqrt{x-2}+\dfrac{1}{x-5}$ is`,
    options: [
      String.raw`$(2,\infty)$`,
      String.raw`$[2,\infty)$`,
      String.raw`$[2,5)\cup(5,\infty)$`,
      String.raw`$\mathbb{R}-\{5\}$`,
    ],
    answer: { option: 2, steps: [[String.raw`The root needs $x\ge2$ and the fraction $x\ne5$.`, 1]] },
  },
  {
    number: 4,
    marks: 1,
    text: "The figure shows the graph of a function $y=f(x)$. It consists of two straight rays. Then $f(x)$ is",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M30 130H300M100 190V10"/><path d="M50 40L180 170L300 50" stroke-width="2.5"/><path d="M140 126V134M180 126V134M220 126V134M260 126V134M60 126V134M96 170H104M96 90H104M96 50H104"/><text x="128" y="148" fill="currentColor" stroke="none" font-size="14">1</text><text x="176" y="122" fill="currentColor" stroke="none" font-size="14">2</text><text x="224" y="148" fill="currentColor" stroke="none" font-size="14">3</text><text x="74" y="175" fill="currentColor" stroke="none" font-size="14">−1</text><text x="298" y="124" fill="currentColor" stroke="none" font-size="14">x</text><text x="106" y="18" fill="currentColor" stroke="none" font-size="14">y</text></svg>`,
      alt: "A V-shaped graph. Its lowest point is (2, −1), and it meets the x-axis at 1 and at 3. Both rays go upwards.",
    },
    options: ["$|x+2|-1$", "$|x-2|-1$", "$|x-1|-2$", "$|x-2|+1$"],
    answer: { option: 1, steps: [["The least value $-1$ is taken at $x=2$, and $|1-2|-1=0=|3-2|-1$.", 1]] },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`The value of $\sin 1230^\circ$ is`,
    options: [
      String.raw`$\dfrac12$`,
      String.raw`$-\dfrac12$`,
      String.raw`$\dfrac{\sqrt3}{2}$`,
      String.raw`$-\dfrac{\sqrt3}{2}$`,
    ],
    answer: {
      option: 0,
      steps: [[String.raw`$1230^\circ=3\times360^\circ+150^\circ$ and $\sin150^\circ=\dfrac12$.`, 1]],
      numbers: [0.5],
    },
  },
  {
    number: 6,
    marks: 1,
    text: String.raw`The bob of a pendulum 35 cm long swings through an arc of 22 cm. Taking $\pi=\frac{22}{7}$, the angle through which the pendulum swings is`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M110 20H210M160 20L113.6 162.7M160 20L206.4 162.7"/><path d="M113.6 162.7A150 150 0 0 0 206.4 162.7" stroke-dasharray="5 4"/><circle cx="206.4" cy="162.7" r="6" fill="currentColor"/><text x="190" y="90" fill="currentColor" stroke="none" font-size="14">35 cm</text><text x="140" y="190" fill="currentColor" stroke="none" font-size="14">22 cm</text></svg>`,
      alt: "A pendulum 35 cm long that hangs from a point, in its two outermost positions. The arc between them along which the bob moves is 22 cm long.",
    },
    options: [String.raw`$18^\circ$`, String.raw`$72^\circ$`, String.raw`$36^\circ$`, String.raw`$63^\circ$`],
    answer: {
      option: 2,
      steps: [
        [String.raw`$\theta=\dfrac{22}{35}$ radian $=\dfrac{22}{35}\times\dfrac{180^\circ\times7}{22}=36^\circ$.`, 1],
      ],
      numbers: [36],
    },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`If $\cos x=-\dfrac35$ and $x$ lies in the third quadrant, then $\sin2x$ is`,
    options: [
      String.raw`$-\dfrac{24}{25}$`,
      String.raw`$-\dfrac{7}{25}$`,
      String.raw`$\dfrac{7}{25}$`,
      String.raw`$\dfrac{24}{25}$`,
    ],
    answer: {
      option: 3,
      steps: [
        [
          String.raw`$\sin x=-\dfrac45$, so $\sin2x=2\cdot\left(-\dfrac45\right)\left(-\dfrac35\right)=\dfrac{24}{25}$.`,
          1,
        ],
      ],
      numbers: [0.96],
    },
  },
  {
    number: 8,
    marks: 1,
    text: "The multiplicative inverse of $2-3i$ is",
    options: [String.raw`$\dfrac{2-3i}{13}$`, String.raw`$\dfrac{2+3i}{13}$`, String.raw`$\dfrac{-2+3i}{5}$`, "$2+3i$"],
    answer: { option: 1, steps: [[String.raw`$\dfrac{1}{2-3i}=\dfrac{2+3i}{4+9}$.`, 1]], numbers: [0.1538, 0.2308] },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`If $z=\dfrac{1+i}{1-i}$, then $z^{2027}$ is`,
    options: ["$1$", "$i$", "$-i$", "$-1$"],
    answer: {
      option: 2,
      steps: [[String.raw`$z=\dfrac{(1+i)^2}{2}=i$, and $2027=4\cdot506+3$, so $z^{2027}=i^3=-i$.`, 1]],
      numbers: [0, -1],
    },
  },
  {
    number: 10,
    marks: 1,
    text: String.raw`The solution of $\dfrac{3-x}{2}>4$ over the real numbers is`,
    options: [
      String.raw`$(-\infty,-5)$`,
      String.raw`$(-5,\infty)$`,
      String.raw`$(-\infty,5)$`,
      String.raw`$(-\infty,-5]$`,
    ],
    answer: { option: 0, steps: [[String.raw`$3-x>8$ gives $-x>5$, that is $x<-5$.`, 1]] },
  },
  {
    number: 11,
    marks: 1,
    text: "Five friends sit in a row of five chairs. In how many ways can they sit, if Asha and Binod want to sit next to each other?",
    options: ["$24$", "$48$", "$60$", "$120$"],
    answer: {
      option: 1,
      steps: [
        [String.raw`As a pair they take $4!$ arrangements with the other three, and 2 orders: $2\times24=48$.`, 1],
      ],
      numbers: [48],
    },
  },
  {
    number: 12,
    marks: 1,
    text: "Three fair coins are tossed together. The probability of at least two heads is",
    options: [String.raw`$\dfrac14$`, String.raw`$\dfrac38$`, String.raw`$\dfrac12$`, String.raw`$\dfrac78$`],
    answer: {
      option: 2,
      steps: [[String.raw`HHH, HHT, HTH and THH are 4 of the 8 equally likely outcomes.`, 1]],
      numbers: [0.5],
    },
  },
  {
    number: 13,
    marks: 1,
    text: "The sum of all coefficients in the expansion of $(3x-1)^6$ is",
    options: ["$1$", "$729$", "$4096$", "$64$"],
    answer: { option: 3, steps: [["Putting $x=1$ gives the sum of the coefficients: $2^6=64$.", 1]], numbers: [64] },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`The sum to infinity of the geometric progression $6,\ 4,\ \dfrac83,\ \dots$ is`,
    options: ["$12$", "$18$", "$14$", "$24$"],
    answer: {
      option: 1,
      steps: [[String.raw`$r=\dfrac23$, so the sum is $\dfrac{6}{1-\frac23}=18$.`, 1]],
      numbers: [18],
    },
  },
  {
    number: 15,
    marks: 1,
    text: "The distance between the lines $3x+4y=9$ and $6x+8y+7=0$ is",
    options: ["$2.5$", "$3.2$", "$1.1$", "$0.4$"],
    answer: {
      option: 0,
      steps: [[String.raw`The second line is $3x+4y=-3.5$, so the distance is $\dfrac{9+3.5}{5}=2.5$.`, 1]],
      numbers: [2.5],
    },
  },
  {
    number: 16,
    marks: 1,
    text: String.raw`The eccentricity of the hyperbola $\dfrac{x^2}{25}-\dfrac{y^2}{144}=1$ is`,
    options: [
      String.raw`$\dfrac{5}{13}$`,
      String.raw`$\dfrac{12}{5}$`,
      String.raw`$\dfrac{13}{12}$`,
      String.raw`$\dfrac{13}{5}$`,
    ],
    answer: { option: 3, steps: [[String.raw`$a=5$, $c=\sqrt{25+144}=13$, so $e=\dfrac{13}{5}$.`, 1]], numbers: [2.6] },
  },
  {
    number: 17,
    marks: 1,
    text: "The distance of the point $P(6,-5,12)$ from the $x$-axis is",
    options: ["$6$", String.raw`$\sqrt{205}$`, "$13$", String.raw`$\sqrt{61}$`],
    answer: {
      option: 2,
      steps: [[String.raw`The foot of the perpendicular is $(6,0,0)$: $\sqrt{(-5)^2+12^2}=13$.`, 1]],
      numbers: [13],
    },
  },
  {
    number: 18,
    marks: 1,
    text: String.raw`$\displaystyle\lim_{x\to0}\frac{\sin5x}{\tan2x}$ is equal to`,
    options: [String.raw`$\dfrac25$`, String.raw`$\dfrac52$`, "$1$", "$0$"],
    answer: {
      option: 1,
      steps: [[String.raw`It is $\dfrac52\lim\limits_{x\to0}\dfrac{\sin5x}{5x}\cdot\dfrac{2x}{\tan2x}=\dfrac52$.`, 1]],
      numbers: [2.5],
    },
  },
  {
    number: 19,
    marks: 1,
    text: String.raw`**Assertion (A):** The variance of the observations $7, 7, 7, 7, 7$ is 0.

**Reason (R):** The variance of observations is never negative.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [["Both are true. (A) holds because every observation equals the mean, which (R) does not say.", 1]],
    },
  },
  {
    number: 20,
    marks: 1,
    text: String.raw`**Assertion (A):** The circle $x^2+y^2-6x+8y=0$ passes through the origin.

**Reason (R):** The radius of the circle $x^2+y^2-6x+8y=0$ is 10.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [[String.raw`$(0,0)$ fulfils the equation. The circle is $(x-3)^2+(y+4)^2=25$, with the radius 5.`, 1]],
    },
  },
];

const veryShort: PaperQuestion[] = [
  {
    number: 21,
    marks: 2,
    text: String.raw`Let $A$ be the set of the letters of the word MANIPUR and $B$ that of the letters of the word MIZORAM. Write $A\cap B$, $A-B$ and $B-A$ in roster form.`,
    answer: {
      steps: [
        [String.raw`$A=\{M,A,N,I,P,U,R\}$ and $B=\{M,I,Z,O,R,A\}$.`, 0.5],
        [String.raw`$A\cap B=\{M,A,I,R\}$.`, 0.5],
        [String.raw`$A-B=\{N,P,U\}$ and $B-A=\{Z,O\}$.`, 1],
      ],
    },
    or: {
      text: String.raw`Let $f(x)=3x-2$ and $g(x)=x^2-4$ be real functions. Find $(f+g)(3)$, $(fg)(1)$ and the domain of $\dfrac fg$.`,
      answer: {
        steps: [
          ["$(f+g)(3)=7+5=12$.", 0.5],
          [String.raw`$(fg)(1)=1\cdot(-3)=-3$.`, 0.5],
          [String.raw`$g(x)=0$ for $x=\pm2$, so the domain of $\dfrac fg$ is $\mathbb{R}-\{-2,2\}$.`, 1],
        ],
        numbers: [12, -3, -2, 2],
      },
    },
  },
  {
    number: 22,
    marks: 2,
    text: String.raw`Prove that $\dfrac{1+\sin2x-\cos2x}{1+\sin2x+\cos2x}=\tan x$, wherever both sides are defined.`,
    answer: {
      steps: [
        [
          String.raw`$1-\cos2x=2\sin^2x$ and $1+\cos2x=2\cos^2x$, so the left side is $\dfrac{2\sin^2x+2\sin x\cos x}{2\cos^2x+2\sin x\cos x}$.`,
          1,
        ],
        [String.raw`This is $\dfrac{2\sin x(\sin x+\cos x)}{2\cos x(\cos x+\sin x)}=\tan x$.`, 1],
      ],
    },
  },
  {
    number: 23,
    marks: 2,
    text: "Express $(2-i)^3$ in the form $a+ib$, and find its modulus.",
    answer: {
      steps: [
        ["$(2-i)^3=8-12i+6i^2-i^3=8-12i-6+i=2-11i$.", 1],
        [String.raw`Its modulus is $\sqrt{4+121}=\sqrt{125}=5\sqrt5$.`, 1],
      ],
      numbers: [2, -11, 11.1803],
    },
  },
  {
    number: 24,
    marks: 2,
    text: "A line passes through $(4,3)$, and its intercept on the $x$-axis is twice its intercept on the $y$-axis. The line does not pass through the origin. Find its equation.",
    answer: {
      steps: [
        [String.raw`With the intercepts $2b$ and $b$ it is $\dfrac{x}{2b}+\dfrac{y}{b}=1$, that is $x+2y=2b$.`, 1],
        ["$(4,3)$ gives $2b=10$, so the line is $x+2y=10$.", 1],
      ],
      numbers: [10, 5],
    },
    or: {
      text: String.raw`Find the acute angle between the lines $\sqrt3x-y+1=0$ and $x-\sqrt3y+4=0$.`,
      answer: {
        steps: [
          [String.raw`Their slopes are $\sqrt3$ and $\dfrac1{\sqrt3}$.`, 0.5],
          [String.raw`$\tan\theta=\left|\dfrac{\sqrt3-\frac1{\sqrt3}}{1+1}\right|=\dfrac{1}{\sqrt3}$.`, 1],
          [String.raw`So $\theta=30^\circ$.`, 0.5],
        ],
        numbers: [30],
      },
    },
  },
  {
    number: 25,
    marks: 2,
    text: String.raw`Find the derivative of $f(x)=x^2\cos x$, and its value at $x=\pi$.`,
    answer: {
      steps: [
        [String.raw`$f'(x)=2x\cos x-x^2\sin x$.`, 1],
        [String.raw`$f'(\pi)=2\pi\cdot(-1)-\pi^2\cdot0=-2\pi$.`, 1],
      ],
      numbers: [-6.2832],
    },
  },
];

const short: PaperQuestion[] = [
  {
    number: 26,
    marks: 3,
    text: String.raw`The relation $R$ on the set $\mathbb{N}$ of natural numbers is $\{(x,y): x,y\in\mathbb{N},\ 2x+3y=30\}$. Write $R$ in roster form, and find its domain and range. Is $R$ a function from its domain to $\mathbb{N}$? Give a reason.`,
    answer: {
      steps: [
        [
          String.raw`$2x=30-3y$ is even and positive, so $y$ is even and less than 10: $R=\{(12,2),(9,4),(6,6),(3,8)\}$.`,
          1,
        ],
        [String.raw`The domain is $\{3,6,9,12\}$, and the range is $\{2,4,6,8\}$.`, 1],
        ["Every element of the domain has exactly one image, so $R$ is a function.", 1],
      ],
      numbers: [4],
    },
  },
  {
    number: 27,
    marks: 3,
    text: String.raw`Prove that $\dfrac{\cos2x+\cos4x+\cos6x}{\sin2x+\sin4x+\sin6x}=\cot4x$, wherever both sides are defined.`,
    answer: {
      steps: [
        [String.raw`$\cos6x+\cos2x=2\cos4x\cos2x$ and $\sin6x+\sin2x=2\sin4x\cos2x$.`, 1],
        [String.raw`The numerator is $\cos4x(2\cos2x+1)$ and the denominator $\sin4x(2\cos2x+1)$.`, 1],
        [String.raw`Their quotient is $\dfrac{\cos4x}{\sin4x}=\cot4x$.`, 1],
      ],
    },
    or: {
      text: String.raw`If $\sin x=\dfrac35$ and $\cos y=-\dfrac{12}{13}$, and both $x$ and $y$ lie in the second quadrant, find $\sin(x+y)$ and $\cos(x-y)$.`,
      answer: {
        steps: [
          [String.raw`In the second quadrant $\cos x=-\dfrac45$ and $\sin y=\dfrac5{13}$.`, 1],
          [
            String.raw`$\sin(x+y)=\dfrac35\cdot\left(-\dfrac{12}{13}\right)+\left(-\dfrac45\right)\cdot\dfrac5{13}=-\dfrac{56}{65}$.`,
            1,
          ],
          [String.raw`$\cos(x-y)=\dfrac45\cdot\dfrac{12}{13}+\dfrac35\cdot\dfrac5{13}=\dfrac{63}{65}$.`, 1],
        ],
        numbers: [-0.8615, 0.9692],
      },
    },
  },
  {
    number: 28,
    marks: 3,
    text: "Farhan wants to rent a scooter for a day. The first shop takes ₹150 and ₹4.50 per kilometre, the second ₹60 and ₹6 per kilometre. For which distances does the first shop cost no more than the second and at the same time no more than ₹600? Show the answer on a number line.",
    answer: {
      steps: [
        [String.raw`For $d$ km: $150+4.5d\le60+6d$ and $150+4.5d\le600$.`, 1],
        [String.raw`The first gives $90\le1.5d$, so $d\ge60$. The second gives $4.5d\le450$, so $d\le100$.`, 1],
        [
          String.raw`So $60\le d\le100$: from 60 km to 100 km. On the number line this is the segment from 60 to 100, with both ends filled.`,
          1,
        ],
      ],
      numbers: [60, 100],
    },
  },
  {
    number: 29,
    marks: 3,
    text: "In how many ways can the letters of the word **KOLKATA** be arranged? In how many of these are the three vowels all next to each other, and in how many are they not?",
    answer: {
      steps: [
        [String.raw`There are 7 letters with K twice and A twice: $\dfrac{7!}{2!\,2!}=1260$.`, 1],
        [
          String.raw`The block of the vowels and K, K, L, T are arranged in $\dfrac{5!}{2!}=60$ ways, and O, A, A in the block in $\dfrac{3!}{2!}=3$ ways: $60\times3=180$.`,
          1.5,
        ],
        ["In $1260-180=1080$ they are not all together.", 0.5],
      ],
      numbers: [1260, 180, 1080],
    },
    or: {
      text: "From 6 teachers and 8 students, a committee of 5 is chosen that has at least 2 teachers and at least 2 students. In how many ways can this be done?",
      answer: {
        steps: [
          [String.raw`2 teachers and 3 students: $\binom62\binom83=15\times56=840$.`, 1],
          [String.raw`3 teachers and 2 students: $\binom63\binom82=20\times28=560$.`, 1],
          ["In all $840+560=1400$ ways.", 1],
        ],
        numbers: [1400],
      },
    },
  },
  {
    number: 30,
    marks: 3,
    text: String.raw`Using the binomial theorem, find the value of $(2+\sqrt3)^5+(2-\sqrt3)^5$. Hence find the smallest integer that is greater than $(2+\sqrt3)^5$.`,
    answer: {
      steps: [
        [
          String.raw`The odd powers of $\sqrt3$ cancel: the sum is $2\left[2^5+\binom52 2^3\cdot3+\binom54 2\cdot9\right]$.`,
          1,
        ],
        [String.raw`$=2[32+240+90]=724$.`, 1],
        [String.raw`As $0<2-\sqrt3<1$, also $0<(2-\sqrt3)^5<1$. So $723<(2+\sqrt3)^5<724$, and the integer is 724.`, 1],
      ],
      numbers: [724, 724],
    },
  },
  {
    number: 31,
    marks: 3,
    text: String.raw`An ellipse has the foci $(0,\pm5)$ and the vertices $(0,\pm13)$. Find its equation, its eccentricity and the length of its latus rectum.`,
    figure: {
      svg: `<svg viewBox="0 0 320 240" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 120H280M160 10V230"/><ellipse cx="160" cy="120" rx="84" ry="91"/><circle cx="160" cy="85" r="3" fill="currentColor"/><circle cx="160" cy="155" r="3" fill="currentColor"/><text x="166" y="24" fill="currentColor" stroke="none" font-size="14">(0, 13)</text><text x="166" y="226" fill="currentColor" stroke="none" font-size="14">(0, −13)</text><text x="168" y="90" fill="currentColor" stroke="none" font-size="14">(0, 5)</text><text x="168" y="160" fill="currentColor" stroke="none" font-size="14">(0, −5)</text></svg>`,
      alt: "An ellipse with its centre at the origin. Its longer axis lies on the y-axis, from (0, −13) to (0, 13). The foci (0, 5) and (0, −5) are marked.",
    },
    answer: {
      steps: [
        [
          String.raw`$a=13$, $c=5$ and $b^2=a^2-c^2=144$, with the major axis on the $y$-axis: $\dfrac{x^2}{144}+\dfrac{y^2}{169}=1$.`,
          1.5,
        ],
        [String.raw`Eccentricity: $\dfrac ca=\dfrac5{13}$.`, 0.5],
        [String.raw`Latus rectum: $\dfrac{2b^2}{a}=\dfrac{288}{13}$.`, 1],
      ],
      numbers: [144, 169, 0.3846, 22.1538],
    },
    or: {
      text: String.raw`A hyperbola has the foci $(\pm10,0)$, and its transverse axis is 16 units long. Find its equation, its eccentricity and the length of its latus rectum.`,
      answer: {
        steps: [
          [String.raw`$a=8$, $c=10$ and $b^2=c^2-a^2=36$: $\dfrac{x^2}{64}-\dfrac{y^2}{36}=1$.`, 1.5],
          [String.raw`Eccentricity: $\dfrac ca=\dfrac54$.`, 0.5],
          [String.raw`Latus rectum: $\dfrac{2b^2}{a}=\dfrac{72}{8}=9$.`, 1],
        ],
        numbers: [64, 36, 1.25, 9],
      },
    },
  },
];

const long: PaperQuestion[] = [
  {
    number: 32,
    marks: 5,
    text: String.raw`Answer both parts.`,
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: String.raw`Find the derivative of $f(x)=\dfrac{1}{2x+3}$ from first principles, for $2x+3\ne0$.`,
        answer: {
          steps: [
            [String.raw`$f'(x)=\lim\limits_{h\to0}\dfrac1h\left(\dfrac{1}{2x+2h+3}-\dfrac{1}{2x+3}\right)$.`, 1],
            [String.raw`$=\lim\limits_{h\to0}\dfrac1h\cdot\dfrac{-2h}{(2x+2h+3)(2x+3)}$`, 1],
            [String.raw`$=-\dfrac{2}{(2x+3)^2}$.`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: String.raw`Evaluate $\displaystyle\lim_{x\to0}\frac{1-\cos6x}{x\sin3x}$.`,
        answer: {
          steps: [
            [String.raw`$1-\cos6x=2\sin^23x$, so the quotient is $\dfrac{2\sin3x}{x}=6\cdot\dfrac{\sin3x}{3x}$.`, 1],
            [String.raw`As $\dfrac{\sin3x}{3x}\to1$, the limit is 6.`, 1],
          ],
          numbers: [6],
        },
      },
    ],
  },
  {
    number: 33,
    marks: 5,
    text: "At a railway station 350 passengers are asked what they drink on a journey. 200 drink tea, 160 coffee and 130 juice. 90 drink tea and coffee, 55 coffee and juice, 70 tea and juice, and 30 drink all three. Draw a Venn diagram. How many drink at least one of the three, none of them, exactly one and exactly two of them?",
    answer: {
      steps: [
        [
          "Venn diagram with three circles: 30 in the middle; only tea and coffee 60, only coffee and juice 25, only tea and juice 40.",
          1,
        ],
        ["Only tea $200-60-40-30=70$, only coffee $160-60-25-30=45$, only juice $130-25-40-30=35$.", 1],
        ["At least one: $200+160+130-90-55-70+30=305$.", 1],
        ["None: $350-305=45$.", 0.5],
        ["Exactly one: $70+45+35=150$.", 0.75],
        ["Exactly two: $60+25+40=125$.", 0.75],
      ],
      numbers: [305, 45, 150, 125],
    },
    or: {
      text: String.raw`Prove that $\sin3x=3\sin x-4\sin^3x$. Hence prove that $\sin^3x+\sin^3\left(x+\dfrac{2\pi}{3}\right)+\sin^3\left(x+\dfrac{4\pi}{3}\right)=-\dfrac34\sin3x$.`,
      answer: {
        steps: [
          [String.raw`$\sin3x=\sin2x\cos x+\cos2x\sin x=2\sin x(1-\sin^2x)+(1-2\sin^2x)\sin x=3\sin x-4\sin^3x$.`, 1.5],
          [String.raw`So $\sin^3t=\dfrac34\sin t-\dfrac14\sin3t$ for each of the three angles $t$.`, 0.5],
          [
            String.raw`$3\left(x+\frac{2\pi}{3}\right)=3x+2\pi$ and $3\left(x+\frac{4\pi}{3}\right)=3x+4\pi$, so each of the three $\sin3t$ is $\sin3x$.`,
            1,
          ],
          [
            String.raw`$\sin\left(x+\frac{2\pi}{3}\right)+\sin\left(x+\frac{4\pi}{3}\right)=2\sin(x+\pi)\cos\frac{\pi}{3}=-\sin x$, so the three $\sin t$ add up to 0.`,
            1.5,
          ],
          [String.raw`The sum of the cubes is $\dfrac34\cdot0-\dfrac14\cdot3\sin3x=-\dfrac34\sin3x$.`, 0.5],
        ],
      },
    },
  },
  {
    number: 34,
    marks: 5,
    text: "Three numbers are in arithmetic progression, and their sum is 36. If 1, 3 and 9 are added to the first, the second and the third of them, the results are in geometric progression. Find all such numbers. Find also the sum to infinity of the geometric progression whose terms decrease.",
    answer: {
      steps: [
        ["Let the numbers be $a-d$, $a$ and $a+d$. Then $3a=36$, so $a=12$.", 1],
        ["$13-d$, $15$ and $21+d$ are in geometric progression: $(13-d)(21+d)=225$.", 1],
        ["$d^2+8d-48=0$, so $(d-4)(d+12)=0$ and $d=4$ or $d=-12$.", 1],
        ["The numbers are 8, 12, 16 or 24, 12, 0.", 1],
        [
          String.raw`They give 9, 15, 25 and 25, 15, 9. The second decreases, with $r=\frac35$; its sum is $\dfrac{25}{1-\frac35}=62.5$.`,
          1,
        ],
      ],
      numbers: [8, 12, 16, 24, 12, 0, 62.5],
    },
    or: {
      text: "All terms of a geometric progression are positive. The sum of its first four terms is 40, and the sum of the next four is 3240. Find its first term and common ratio, and the sum of its first six terms. Find also the arithmetic mean and the geometric mean of its first and its fifth term.",
      answer: {
        steps: [
          [
            String.raw`The next four terms are $r^4$ times the first four: $r^4=\dfrac{3240}{40}=81$, so $r=3$, as the terms are positive.`,
            1.5,
          ],
          ["$a(1+3+9+27)=40$ gives $a=1$.", 1],
          [String.raw`$S_6=\dfrac{3^6-1}{3-1}=364$.`, 1],
          [
            String.raw`The fifth term is 81. The arithmetic mean is $\dfrac{1+81}{2}=41$, and the geometric mean is $\sqrt{81}=9$.`,
            1.5,
          ],
        ],
        numbers: [1, 3, 364, 41, 9],
      },
    },
  },
  {
    number: 35,
    marks: 5,
    text: "The table shows for how many minutes a day 50 members of a village library read there. Find the mean, the mean deviation about the mean, and the standard deviation of the reading time.",
    table: [
      ["Minutes", "0–10", "10–20", "20–30", "30–40", "40–50"],
      ["Members", "9", "10", "14", "11", "6"],
    ],
    answer: {
      steps: [
        [
          String.raw`The class marks are 5, 15, 25, 35 and 45. With $u=\dfrac{x-25}{10}$: $\sum fu=-18-10+0+11+12=-5$.`,
          1,
        ],
        [String.raw`Mean $=25+10\times\dfrac{-5}{50}=24$ minutes.`, 0.5],
        [
          String.raw`$\sum f|x-24|=171+90+14+121+126=522$, so the mean deviation is $\dfrac{522}{50}=10.44$ minutes.`,
          1.5,
        ],
        [
          String.raw`$\sum fu^2=36+10+0+11+24=81$, so the variance is $100\left[\dfrac{81}{50}-\left(\dfrac{-5}{50}\right)^2\right]=161$.`,
          1.5,
        ],
        [String.raw`The standard deviation is $\sqrt{161}$, about 12.69 minutes.`, 0.5],
      ],
      numbers: [24, 10.44, 12.6886],
    },
  },
];

const cases: PaperQuestion[] = [
  {
    number: 36,
    marks: 4,
    passage:
      "A town gives every rented e-bicycle a tag. A tag has two different letters out of A, B, C, D, E and F, followed by three different digits out of 0 to 9. The order of the letters and of the digits matters, and the first of the digits may be 0: BF072 and FB270 are two of the tags.",
    text: "Answer the questions about the tags.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "In how many ways can the two letters of a tag be chosen, in their order?",
        answer: { steps: [[String.raw`$6\times5=30$ ways.`, 1]], numbers: [30] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How many different tags are there?",
        answer: { steps: [[String.raw`$30\times10\times9\times8=30\times720=21600$ tags.`, 1]], numbers: [21600] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "How many tags end with an even digit?",
        answer: {
          steps: [
            [
              String.raw`The last digit is one of 0, 2, 4, 6, 8; then 9 and 8 digits are left for the other two places: $5\times9\times8=360$.`,
              1,
            ],
            [String.raw`With the letters: $30\times360=10800$ tags.`, 1],
          ],
          numbers: [10800],
        },
        or: {
          text: "In how many tags do the three digits increase from left to right, as in BF027?",
          answer: {
            steps: [
              [String.raw`Every choice of 3 digits can be put in increasing order in one way: $\binom{10}{3}=120$.`, 1],
              [String.raw`With the letters: $30\times120=3600$ tags.`, 1],
            ],
            numbers: [3600],
          },
        },
      },
    ],
  },
  {
    number: 37,
    marks: 4,
    passage:
      "A sprinkler in a park turns around and waters the ground up to 5 m away from it. On a plan of the park, one unit is 1 m, the sprinkler stands at $S(4,3)$, and a straight footpath runs along the $x$-axis.",
    text: "Answer the questions about the sprinkler.",
    figure: {
      svg: `<svg viewBox="0 0 320 230" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 170H290M80 220V10"/><circle cx="160" cy="110" r="100"/><path d="M160 110L260 110" stroke-dasharray="4 4"/><circle cx="160" cy="110" r="3" fill="currentColor"/><text x="134" y="106" fill="currentColor" stroke="none" font-size="14">S(4, 3)</text><text x="200" y="126" fill="currentColor" stroke="none" font-size="14">5 m</text><text x="280" y="164" fill="currentColor" stroke="none" font-size="14">x</text><text x="64" y="20" fill="currentColor" stroke="none" font-size="14">y</text></svg>`,
      alt: "A coordinate plane with a circle of radius 5 m around the sprinkler S at (4, 3). The circle reaches below the x-axis.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Write the equation of the border of the watered ground.",
        answer: { steps: [["$(x-4)^2+(y-3)^2=25$.", 1]], numbers: [25] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "A sapling stands at $(7,7)$. Is it inside, on or outside the border?",
        answer: { steps: [["$(7-4)^2+(7-3)^2=9+16=25$, so it is on the border.", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "How long is the piece of the footpath that gets wet?",
        answer: {
          steps: [
            ["On the footpath $y=0$: $(x-4)^2=25-9=16$, so $x=0$ or $x=8$.", 1],
            ["So 8 m of the footpath get wet.", 1],
          ],
          numbers: [8],
        },
        or: {
          text: "A wall runs along the line $3x+4y=49$. Find the distance of the sprinkler from it. What does this say about the wall and the border of the watered ground?",
          answer: {
            steps: [
              [String.raw`The distance is $\dfrac{|3\cdot4+4\cdot3-49|}{5}=\dfrac{25}{5}=5$ m.`, 1],
              ["It is equal to the radius, so the wall touches the border: the water reaches it at one point only.", 1],
            ],
            numbers: [5],
          },
        },
      },
    ],
  },
  {
    number: 38,
    marks: 4,
    passage:
      "A repair shop checks 80 used phones. The screen of 12 of them has a fault, and so has the battery of 10 of them. In 4 of these phones both the screen and the battery have a fault.",
    text: "Answer the questions about the phones.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "One phone is picked at random. What is the probability that its screen has no fault?",
        answer: { steps: [[String.raw`$1-\dfrac{12}{80}=\dfrac{68}{80}=0.85$.`, 1]], numbers: [0.85] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "One phone is picked at random. What is the probability that its screen or its battery or both have a fault?",
        answer: { steps: [[String.raw`$\dfrac{12+10-4}{80}=\dfrac{18}{80}=0.225$.`, 1]], numbers: [0.225] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "One phone is picked at random. Find the probability that exactly one of the screen and the battery has a fault, and the probability that neither has one.",
        answer: {
          steps: [
            [String.raw`Only the screen: 8 phones; only the battery: 6 phones. So $\dfrac{14}{80}=0.175$.`, 1],
            [String.raw`Neither: $\dfrac{80-18}{80}=\dfrac{62}{80}=0.775$.`, 1],
          ],
          numbers: [0.175, 0.775],
        },
        or: {
          text: "Two of the phones are picked at random together. Find the probability that neither the screen nor the battery of any of the two has a fault.",
          answer: {
            steps: [
              [String.raw`$80-18=62$ phones have neither fault.`, 0.5],
              [
                String.raw`The probability is $\dfrac{\binom{62}{2}}{\binom{80}{2}}=\dfrac{62\times61}{80\times79}=\dfrac{1891}{3160}$, about 0.598.`,
                1.5,
              ],
            ],
            numbers: [0.5984],
          },
        },
      },
    ],
  },
];

export const paper: PracticePaper = {
  className: "11th",
  subject: "Mathematics",
  number: 1,
  language: "en",
  minutes: 180,
  marks: 80,
  instructions: [
    "This paper has 38 questions. All are compulsory.",
    "Section A has 18 multiple choice questions and 2 assertion–reason questions of 1 mark each.",
    "Section B has 5 questions of 2 marks, Section C has 6 questions of 3 marks and Section D has 4 questions of 5 marks.",
    "Section E has 3 case studies of 4 marks each, with parts of 1, 1 and 2 marks.",
    "There is no choice in the whole paper, but some questions offer another one in their place. Answer only one of the two.",
    "Calculators are not allowed.",
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
    { name: "E", title: "Case studies", instructions: "Each case carries 4 marks.", questions: cases },
  ],
};
