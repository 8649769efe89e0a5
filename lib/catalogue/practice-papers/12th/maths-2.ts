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
    text: String.raw`The function $f:\mathbb{N}\to\mathbb{N}$, $f(n)=n+2$, is`,
    options: ["one-one and onto", "one-one but not onto", "onto but not one-one", "neither one-one nor onto"],
    answer: {
      option: 1,
      steps: [["Different numbers have different images, but 1 and 2 are the image of no natural number.", 1]],
    },
  },
  {
    number: 2,
    marks: 1,
    text: String.raw`The principal value of $\tan^{-1}(-1)+\cos^{-1}\left(\dfrac12\right)$ is`,
    options: [
      String.raw`$\dfrac{\pi}{12}$`,
      String.raw`$\dfrac{7\pi}{12}$`,
      String.raw`$-\dfrac{\pi}{12}$`,
      String.raw`$\dfrac{13\pi}{12}$`,
    ],
    answer: {
      option: 0,
      numbers: [0.2618],
      steps: [[String.raw`$-\dfrac{\pi}{4}+\dfrac{\pi}{3}=\dfrac{\pi}{12}$.`, 1]],
    },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`If $\begin{pmatrix}x+y&4\\-1&x-y\end{pmatrix}=\begin{pmatrix}7&4\\-1&3\end{pmatrix}$, then $xy$ is`,
    options: ["$4$", "$7$", "$10$", "$21$"],
    answer: { option: 2, numbers: [10], steps: [["$x+y=7$ and $x-y=3$ give $x=5$ and $y=2$.", 1]] },
  },
  {
    number: 4,
    marks: 1,
    text: String.raw`If $A$ is a skew-symmetric matrix of order 3, then $|A|$ is`,
    options: ["$1$", "$-1$", "$3$", "$0$"],
    answer: { option: 3, numbers: [0], steps: [[String.raw`$|A|=|A^{T}|=|-A|=(-1)^3|A|$, so $2|A|=0$.`, 1]] },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`If the area of the triangle with the corners $(k,0)$, $(4,0)$ and $(0,2)$ is 3 square units, the values of $k$ are`,
    options: ["$1$ and $7$", "$-1$ and $-7$", "$1$ and $-7$", "$3$ and $5$"],
    answer: { option: 0, numbers: [1, 7], steps: [[String.raw`$\dfrac12|k-4|\cdot2=3$, so $k-4=\pm3$.`, 1]] },
  },
  {
    number: 6,
    marks: 1,
    text: String.raw`The function $f(x)=\begin{cases}kx+1,&x\le3\\x^2-2,&x>3\end{cases}$ is continuous at $x=3$ if $k$ is`,
    options: ["$1$", "$2$", "$3$", "$6$"],
    answer: { option: 1, numbers: [2], steps: [["$3k+1=9-2$ gives $k=2$.", 1]] },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`If $y=\log(\sec x+\tan x)$, then $\dfrac{dy}{dx}$ is`,
    options: [String.raw`$\sec x$`, String.raw`$\tan x$`, String.raw`$\sec x\tan x$`, String.raw`$\sec^2x$`],
    answer: {
      option: 0,
      steps: [[String.raw`$\dfrac{\sec x\tan x+\sec^2x}{\sec x+\tan x}=\sec x$.`, 1]],
    },
  },
  {
    number: 8,
    marks: 1,
    text: String.raw`If $x=3\cos t$ and $y=3\sin t$, then $\dfrac{dy}{dx}$ at $t=\dfrac{\pi}{4}$ is`,
    options: ["$1$", "$-1$", String.raw`$\dfrac{1}{\sqrt2}$`, "$0$"],
    answer: {
      option: 1,
      numbers: [-1],
      steps: [[String.raw`$\dfrac{3\cos t}{-3\sin t}=-\cot t$, which is $-1$ there.`, 1]],
    },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`The greatest value of $f(x)=\sin x+\cos x$ is`,
    options: ["$1$", "$2$", String.raw`$\sqrt2$`, String.raw`$\dfrac{1}{\sqrt2}$`],
    answer: {
      option: 2,
      numbers: [1.4142],
      steps: [[String.raw`$\sin x+\cos x=\sqrt2\,\sin\left(x+\dfrac{\pi}{4}\right)$.`, 1]],
    },
  },
  {
    number: 10,
    marks: 1,
    text: String.raw`A ladder 5 m long slides down a wall. When its foot is 3 m from the wall and moves away at $0.4\ \text{m s}^{-1}$, its top comes down at`,
    options: [
      String.raw`$0.2\ \text{m s}^{-1}$`,
      String.raw`$0.3\ \text{m s}^{-1}$`,
      String.raw`$0.4\ \text{m s}^{-1}$`,
      String.raw`$0.5\ \text{m s}^{-1}$`,
    ],
    answer: {
      option: 1,
      numbers: [0.3],
      steps: [[String.raw`$x^2+y^2=25$ gives $x\dfrac{dx}{dt}=-y\dfrac{dy}{dt}$: $3\times0.4=4\times0.3$.`, 1]],
    },
  },
  {
    number: 11,
    marks: 1,
    text: String.raw`$\displaystyle\int\frac{1+\tan x}{x+\log\sec x}\,dx$ equals`,
    options: [
      String.raw`$\log|x+\log\sec x|+C$`,
      String.raw`$x+\log\sec x+C$`,
      String.raw`$\log|1+\tan x|+C$`,
      String.raw`$\dfrac{1}{x+\log\sec x}+C$`,
    ],
    answer: { option: 0, steps: [["The numerator is the derivative of the denominator.", 1]] },
  },
  {
    number: 12,
    marks: 1,
    text: String.raw`$\displaystyle\int_0^3|x-1|\,dx$ equals`,
    options: [String.raw`$\dfrac32$`, "$2$", String.raw`$\dfrac52$`, "$3$"],
    answer: {
      option: 2,
      numbers: [2.5],
      steps: [[String.raw`Two triangles: $\dfrac12\cdot1\cdot1+\dfrac12\cdot2\cdot2=\dfrac52$.`, 1]],
    },
  },
  {
    number: 13,
    marks: 1,
    text: String.raw`The area between the line $y=2x$, the $x$-axis and the lines $x=1$ and $x=4$, in square units, is`,
    options: ["$8$", "$12$", "$15$", "$16$"],
    answer: { option: 2, numbers: [15], steps: [[String.raw`$\displaystyle\int_1^42x\,dx=16-1=15$.`, 1]] },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`The general solution of $\dfrac{dy}{dx}=e^{x-y}$ is`,
    options: ["$e^{x}+e^{y}=C$", "$e^{y}=e^{x}+C$", "$e^{-y}=e^{x}+C$", "$y=e^{x}+C$"],
    answer: { option: 1, steps: [["$e^{y}\\,dy=e^{x}\\,dx$; integrating both sides gives $e^{y}=e^{x}+C$.", 1]] },
  },
  {
    number: 15,
    marks: 1,
    text: String.raw`The number of arbitrary constants in the general solution of a differential equation of order 3 is`,
    options: ["$0$", "$1$", "$2$", "$3$"],
    answer: { option: 3, numbers: [3], steps: [["It is equal to the order.", 1]] },
  },
  {
    number: 16,
    marks: 1,
    text: String.raw`If $\vec a=2\hat i-\hat j+\hat k$ and $\vec b=\hat i+\lambda\hat j-3\hat k$ are perpendicular, then $\lambda$ is`,
    options: ["$-1$", "$1$", "$5$", "$-5$"],
    answer: { option: 0, numbers: [-1], steps: [[String.raw`$2-\lambda-3=0$.`, 1]] },
  },
  {
    number: 17,
    marks: 1,
    text: String.raw`The corner points of the bounded feasible region of a linear programming problem are $(0,0)$, $(5,0)$, $(3,4)$ and $(0,5)$. If $Z=px+qy$ with $p,q>0$ has its maximum at both $(3,4)$ and $(0,5)$, then`,
    options: ["$p=q$", "$q=3p$", "$p=3q$", "$q=2p$"],
    answer: {
      option: 1,
      numbers: [3],
      steps: [["$3p+4q=5q$, so $q=3p$; then $Z$ is $5p$ at $(5,0)$ and $15p$ at both.", 1]],
    },
  },
  {
    number: 18,
    marks: 1,
    text: String.raw`A die is thrown once. The probability that the number is a prime, given that it is odd, is`,
    options: [String.raw`$\dfrac13$`, String.raw`$\dfrac12$`, String.raw`$\dfrac23$`, "$1$"],
    answer: { option: 2, numbers: [0.6667], steps: [["Of the odd numbers 1, 3 and 5, two are prime.", 1]] },
  },
  {
    number: 19,
    marks: 1,
    text: String.raw`**Assertion:** The function $f(x)=|x-4|$ is continuous at $x=4$.

**Reason:** A function that is differentiable at a point is continuous there.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [["Both are true, but $f$ is not differentiable at 4, so the reason does not explain the assertion.", 1]],
    },
  },
  {
    number: 20,
    marks: 1,
    text: String.raw`**Assertion:** For any vectors $\vec a$ and $\vec b$, $|\vec a\times\vec b|^2+(\vec a\cdot\vec b)^2=|\vec a|^2|\vec b|^2$.

**Reason:** With the angle $\theta$ between them, $|\vec a\times\vec b|=|\vec a||\vec b|\sin\theta$ and $\vec a\cdot\vec b=|\vec a||\vec b|\cos\theta$.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [[String.raw`Squaring and adding with $\sin^2\theta+\cos^2\theta=1$ gives the assertion.`, 1]],
    },
  },
];

const sectionB: PaperQuestion[] = [
  {
    number: 21,
    marks: 2,
    text: String.raw`Find the value of $\cos\left(2\sin^{-1}\dfrac35\right)$.`,
    answer: {
      numbers: [0.28],
      steps: [
        [String.raw`With $\theta=\sin^{-1}\dfrac35$: $\cos2\theta=1-2\sin^2\theta$.`, 1],
        [String.raw`$=1-\dfrac{18}{25}=\dfrac{7}{25}$.`, 1],
      ],
    },
    or: {
      text: String.raw`Write $\tan^{-1}\left(\dfrac{\cos x}{1+\sin x}\right)$, $-\dfrac{\pi}{2}<x<\dfrac{\pi}{2}$, in its simplest form.`,
      answer: {
        steps: [
          [
            String.raw`$\dfrac{\cos x}{1+\sin x}=\dfrac{\sin\left(\frac{\pi}{2}-x\right)}{1+\cos\left(\frac{\pi}{2}-x\right)}=\tan\left(\dfrac{\pi}{4}-\dfrac x2\right)$.`,
            1,
          ],
          [String.raw`$\dfrac{\pi}{4}-\dfrac x2$ lies between 0 and $\dfrac{\pi}{2}$, so it is the value.`, 1],
        ],
      },
    },
  },
  {
    number: 22,
    marks: 2,
    text: String.raw`If $y=x^{x}$, $x>0$, find $\dfrac{dy}{dx}$ at $x=1$.`,
    answer: {
      numbers: [1],
      steps: [
        [String.raw`$\log y=x\log x$ gives $\dfrac{dy}{dx}=x^{x}(1+\log x)$.`, 1],
        ["At $x=1$ it is 1.", 1],
      ],
    },
  },
  {
    number: 23,
    marks: 2,
    text: String.raw`Find the intervals in which $f(x)=x^2e^{-x}$ is increasing.`,
    answer: {
      steps: [
        [String.raw`$f'(x)=x(2-x)e^{-x}$.`, 1],
        ["It is positive exactly for $0<x<2$, so $f$ is increasing on $[0,2]$.", 1],
      ],
    },
  },
  {
    number: 24,
    marks: 2,
    text: String.raw`The vectors $\vec a$, $\vec b$ and $\vec c$ have the lengths 3, 4 and 5, and each is perpendicular to the sum of the other two. Find $|\vec a+\vec b+\vec c|$.`,
    answer: {
      numbers: [7.0711],
      steps: [
        [
          String.raw`$\vec a\cdot(\vec b+\vec c)=0$ and so on: the three sums of products add up to 0, so $\vec a\cdot\vec b+\vec b\cdot\vec c+\vec c\cdot\vec a=0$.`,
          1,
        ],
        [String.raw`$|\vec a+\vec b+\vec c|^2=9+16+25=50$, so the length is $5\sqrt2$.`, 1],
      ],
    },
    or: {
      text: String.raw`Find the area of the triangle with the corners $A(1,0,2)$, $B(3,1,2)$ and $C(1,2,3)$.`,
      answer: {
        numbers: [2.2913],
        steps: [
          [
            String.raw`$\vec{AB}=2\hat i+\hat j$, $\vec{AC}=2\hat j+\hat k$, and $\vec{AB}\times\vec{AC}=\hat i-2\hat j+4\hat k$.`,
            1,
          ],
          [String.raw`Area $=\dfrac12\sqrt{1+4+16}=\dfrac{\sqrt{21}}{2}$ square units.`, 1],
        ],
      },
    },
  },
  {
    number: 25,
    marks: 2,
    text: String.raw`Find the angle between the lines $\dfrac{x-2}{1}=\dfrac{y}{1}=\dfrac{z+1}{0}$ and $\dfrac{x}{0}=\dfrac{y-3}{1}=\dfrac{z-5}{1}$.`,
    answer: {
      numbers: [60],
      steps: [
        [String.raw`$\cos\theta=\dfrac{1\cdot0+1\cdot1+0\cdot1}{\sqrt2\cdot\sqrt2}=\dfrac12$.`, 1],
        [String.raw`$\theta=60^\circ$.`, 1],
      ],
    },
  },
];

const sectionC: PaperQuestion[] = [
  {
    number: 26,
    marks: 3,
    text: String.raw`Evaluate $\displaystyle\int_0^1\frac{2x+7}{x^2+5x+6}\,dx$.`,
    answer: {
      numbers: [0.9287],
      steps: [
        [String.raw`$\dfrac{2x+7}{(x+2)(x+3)}=\dfrac{3}{x+2}-\dfrac{1}{x+3}$.`, 1.5],
        [String.raw`$\left[3\log(x+2)-\log(x+3)\right]_0^1=3\log\dfrac32-\log\dfrac43$.`, 1],
        [String.raw`$=\log\left(\dfrac{27}{8}\cdot\dfrac34\right)=\log\dfrac{81}{32}$.`, 0.5],
      ],
    },
    or: {
      text: String.raw`Evaluate $\displaystyle\int_0^{\pi/2}\frac{\sin x\cos x}{1+\sin^2x}\,dx$.`,
      answer: {
        numbers: [0.3466],
        steps: [
          [String.raw`With $t=1+\sin^2x$, $dt=2\sin x\cos x\,dx$; the limits are 1 and 2.`, 1.5],
          [String.raw`$\dfrac12\displaystyle\int_1^2\frac{dt}{t}=\dfrac12\log2$.`, 1.5],
        ],
      },
    },
  },
  {
    number: 27,
    marks: 3,
    text: String.raw`Evaluate $\displaystyle\int_{-\pi/4}^{\pi/4}\frac{dx}{1+e^{\sin x}}$.`,
    answer: {
      numbers: [0.7854],
      steps: [
        [String.raw`With $x\to-x$: $I=\displaystyle\int_{-\pi/4}^{\pi/4}\frac{e^{\sin x}}{1+e^{\sin x}}\,dx$.`, 1.5],
        [
          String.raw`Adding both gives $2I=\displaystyle\int_{-\pi/4}^{\pi/4}dx=\dfrac{\pi}{2}$, so $I=\dfrac{\pi}{4}$.`,
          1.5,
        ],
      ],
    },
  },
  {
    number: 28,
    marks: 3,
    text: String.raw`Solve $x\dfrac{dy}{dx}+2y=x^2$, $x>0$, given that $y=1$ when $x=2$.`,
    answer: {
      steps: [
        [String.raw`$\dfrac{dy}{dx}+\dfrac2xy=x$ has the integrating factor $x^2$.`, 1],
        [String.raw`$x^2y=\displaystyle\int x^3\,dx=\dfrac{x^4}{4}+C$.`, 1],
        [String.raw`$4=4+C$ gives $C=0$, so $y=\dfrac{x^2}{4}$.`, 1],
      ],
    },
    or: {
      text: String.raw`Solve $x^2\dfrac{dy}{dx}=xy+y^2$, $x>0$, given that $y=-1$ when $x=1$.`,
      answer: {
        steps: [
          [String.raw`With $y=vx$: $v+x\dfrac{dv}{dx}=v+v^2$, so $\dfrac{dv}{v^2}=\dfrac{dx}{x}$.`, 1],
          [String.raw`$-\dfrac1v=\log x+C$, that is $-\dfrac{x}{y}=\log x+C$.`, 1],
          [String.raw`$x=1$, $y=-1$ gives $C=1$: $y=-\dfrac{x}{1+\log x}$.`, 1],
        ],
      },
    },
  },
  {
    number: 29,
    marks: 3,
    text: String.raw`Solve graphically: minimise $Z=4x+3y$ subject to $x+y\ge8$, $2x+y\ge10$, $x\ge0$, $y\ge0$.`,
    answer: {
      numbers: [26],
      steps: [
        ["Graph of the two lines and the unbounded region above both.", 1],
        ["Its corners are $(8,0)$, $(2,6)$ and $(0,10)$, where $Z$ is 32, 26 and 30.", 1],
        ["The half-plane $4x+3y<26$ has no point in common with the region, so the minimum is 26, at $(2,6)$.", 1],
      ],
    },
  },
  {
    number: 30,
    marks: 3,
    text: String.raw`A random variable $X$ takes the values 0, 1, 2 and 3 with the probabilities $k$, $3k$, $4k$ and $2k$. Find $k$, $P(X\ge2)$ and the mean of $X$.`,
    answer: {
      numbers: [0.1, 0.6, 1.7],
      steps: [
        [String.raw`$10k=1$, so $k=\dfrac{1}{10}$.`, 1],
        [String.raw`$P(X\ge2)=6k=\dfrac35$.`, 1],
        [String.raw`Mean $=3k+8k+6k=17k=1.7$.`, 1],
      ],
    },
    or: {
      text: "Two cards are drawn one after the other, without replacement, from a pack of 52. Find the probability that the second card is a king, and the probability that both are kings.",
      answer: {
        numbers: [0.0769, 0.0045],
        steps: [
          [
            String.raw`Second a king: $\dfrac{4}{52}\cdot\dfrac{3}{51}+\dfrac{48}{52}\cdot\dfrac{4}{51}=\dfrac{1}{13}$.`,
            2,
          ],
          [String.raw`Both kings: $\dfrac{4}{52}\cdot\dfrac{3}{51}=\dfrac{1}{221}$.`, 1],
        ],
      },
    },
  },
  {
    number: 31,
    marks: 3,
    text: String.raw`If $y=e^{-x}\sin2x$, show that $\dfrac{d^2y}{dx^2}+2\dfrac{dy}{dx}+5y=0$.`,
    answer: {
      steps: [
        [String.raw`$y'=e^{-x}(2\cos2x-\sin2x)$, that is $y'+y=2e^{-x}\cos2x$.`, 1],
        [String.raw`Differentiating again: $y''+y'=-2e^{-x}\cos2x-4e^{-x}\sin2x$.`, 1],
        [String.raw`The right side is $-(y'+y)-4y$, so $y''+2y'+5y=0$.`, 1],
      ],
    },
  },
];

const sectionD: PaperQuestion[] = [
  {
    number: 32,
    marks: 5,
    text: String.raw`If $A=\begin{pmatrix}1&1&1\\0&1&2\\1&2&4\end{pmatrix}$, find $A^{-1}$. Use it to solve the equations $x+y+z=6$, $y+2z=8$ and $x+2y+4z=17$.`,
    answer: {
      numbers: [1, 2, 3],
      steps: [
        [String.raw`$|A|=1(4-4)-1(0-2)+1(0-1)=1$.`, 1],
        [String.raw`$A^{-1}=\begin{pmatrix}0&-2&1\\2&3&-2\\-1&-1&1\end{pmatrix}$.`, 2.5],
        [
          String.raw`$X=A^{-1}\begin{pmatrix}6\\8\\17\end{pmatrix}=\begin{pmatrix}1\\2\\3\end{pmatrix}$, so $x=1$, $y=2$ and $z=3$.`,
          1.5,
        ],
      ],
    },
  },
  {
    number: 33,
    marks: 5,
    text: String.raw`Sketch the curve $y=x^2$ and the line $y=x+2$, and find the area of the region between them by integration.`,
    answer: {
      numbers: [4.5],
      steps: [
        ["Sketch with the region between the parabola and the line.", 1],
        ["$x^2=x+2$ gives $x=-1$ and $x=2$.", 1],
        [String.raw`Area $=\displaystyle\int_{-1}^{2}(x+2-x^2)\,dx$.`, 1],
        [
          String.raw`$=\left[\dfrac{x^2}{2}+2x-\dfrac{x^3}{3}\right]_{-1}^{2}=\dfrac{10}{3}+\dfrac76=\dfrac92$ square units.`,
          2,
        ],
      ],
    },
  },
  {
    number: 34,
    marks: 5,
    text: String.raw`Find the shortest distance between the lines $\vec r=\hat i+2\hat j+3\hat k+\lambda(2\hat i+\hat j-\hat k)$ and $\vec r=2\hat i+\hat k+\mu(\hat i-\hat j+2\hat k)$. Do they meet?`,
    answer: {
      numbers: [2.8735],
      steps: [
        [String.raw`$\vec a_2-\vec a_1=\hat i-2\hat j-2\hat k$.`, 1],
        [String.raw`$\vec b_1\times\vec b_2=\hat i-5\hat j-3\hat k$, of magnitude $\sqrt{35}$.`, 2],
        [String.raw`Distance $=\dfrac{|1+10+6|}{\sqrt{35}}=\dfrac{17}{\sqrt{35}}$ units.`, 1.5],
        ["It is not 0, so the lines do not meet.", 0.5],
      ],
    },
    or: {
      text: String.raw`Find the foot of the perpendicular from $P(5,-1,3)$ to the line $\dfrac{x-1}{2}=\dfrac{y+2}{1}=\dfrac{z-3}{2}$, its length, and the image of $P$ in the line.`,
      answer: {
        numbers: [3, -1, 5, 2.8284, 1, -1, 7],
        steps: [
          [
            String.raw`A point of the line is $F(1+2t,\,-2+t,\,3+2t)$, and $\vec{PF}=(2t-4)\hat i+(t-1)\hat j+2t\hat k$.`,
            1,
          ],
          [String.raw`$2(2t-4)+(t-1)+2\cdot2t=0$ gives $t=1$.`, 1],
          ["The foot is $(3,-1,5)$.", 1],
          [String.raw`The length is $\sqrt{4+0+4}=2\sqrt2$.`, 1],
          ["The foot is the midpoint, so the image is $(1,-1,7)$.", 1],
        ],
      },
    },
  },
  {
    number: 35,
    marks: 5,
    text: String.raw`On the set $\mathbb{N}\times\mathbb{N}$ the relation $R$ is given by $(a,b)\,R\,(c,d)$ if and only if $a+d=b+c$. Show that $R$ is an equivalence relation, and write the class of $(3,1)$.`,
    answer: {
      steps: [
        ["$a+b=b+a$, so $(a,b)\\,R\\,(a,b)$: reflexive.", 1],
        ["$a+d=b+c$ gives $c+b=d+a$, so $(c,d)\\,R\\,(a,b)$: symmetric.", 1],
        [
          "$a+d=b+c$ and $c+f=d+e$ add up to $a+f=b+e$ after $c+d$ is taken from both sides, so $(a,b)\\,R\\,(e,f)$: transitive.",
          2,
        ],
        [String.raw`$(3,1)\,R\,(c,d)$ means $c=d+2$: the class is $\{(3,1),(4,2),(5,3),\dots\}$.`, 1],
      ],
    },
    or: {
      text: String.raw`Show that $f:\mathbb{R}\to(-1,1)$, $f(x)=\dfrac{x}{1+|x|}$, is one-one and onto. Find $x$ if $f(x)=-\dfrac34$.`,
      answer: {
        numbers: [-3],
        steps: [
          ["$f(x)$ has the sign of $x$, so equal values come from numbers of the same sign.", 1],
          [
            String.raw`For $a,b\ge0$: $\dfrac{a}{1+a}=\dfrac{b}{1+b}$ gives $a+ab=b+ab$, so $a=b$; likewise for $a,b<0$. So $f$ is one-one.`,
            1.5,
          ],
          [
            String.raw`For $0\le y<1$, $x=\dfrac{y}{1-y}\ge0$ has $f(x)=y$; for $-1<y<0$, $x=\dfrac{y}{1+y}<0$ has $f(x)=y$. So $f$ is onto.`,
            1.5,
          ],
          [String.raw`$y=-\dfrac34$: $x=\dfrac{-3/4}{1/4}=-3$.`, 1],
        ],
      },
    },
  },
];

const sectionE: PaperQuestion[] = [
  {
    number: 36,
    marks: 4,
    passage: String.raw`A school in Kozhikode fences a rectangular vegetable bed along a straight canal. The side at the canal needs no fence. For the other three sides 48 m of fence are there. Let $x$ m be the length of each of the two sides that lead to the canal, and $A$ the area of the bed in square metres.`,
    text: "Answer the questions about the bed.",
    figure: {
      svg: `<svg viewBox="0 0 320 170" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M20 40H300" stroke-width="3"/><path d="M70 40V130H250V40"/><text x="120" y="28" fill="currentColor" stroke="none" font-size="14">canal</text><text x="50" y="90" fill="currentColor" stroke="none" font-size="14">x</text><text x="258" y="90" fill="currentColor" stroke="none" font-size="14">x</text><text x="150" y="90" fill="currentColor" stroke="none" font-size="14">A</text></svg>`,
      alt: "A rectangle that touches a straight canal with one long side. Its two sides that lead to the canal are marked x, its area A.",
    },
    parts: [
      {
        label: "(a)",
        text: "Write $A$ in terms of $x$ only.",
        marks: 1,
        answer: { steps: [["The side opposite the canal is $48-2x$, so $A=x(48-2x)=48x-2x^2$.", 1]] },
      },
      {
        label: "(b)",
        text: String.raw`Find the value of $x$ for which $\dfrac{dA}{dx}=0$.`,
        marks: 1,
        answer: { numbers: [12], steps: [["$48-4x=0$ gives $x=12$.", 1]] },
      },
      {
        label: "(c)",
        text: "Show that the area is greatest for this $x$, and find the greatest area.",
        marks: 2,
        answer: {
          numbers: [288],
          steps: [
            [String.raw`$\dfrac{d^2A}{dx^2}=-4<0$, so $A$ has its maximum there.`, 1],
            [String.raw`$A=12\times24=288\ \text{m}^2$.`, 1],
          ],
        },
        or: {
          text: String.raw`The fence costs ₹150 a metre along the two sides $x$ and ₹100 a metre along the third side, and ₹12000 are to be spent in all. Find the $x$ of the greatest area.`,
          answer: {
            numbers: [20],
            steps: [
              [String.raw`With the third side $y$: $300x+100y=12000$, so $y=120-3x$ and $A=120x-3x^2$.`, 1],
              [String.raw`$\dfrac{dA}{dx}=120-6x=0$ gives $x=20$, and $\dfrac{d^2A}{dx^2}=-6<0$.`, 1],
            ],
          },
        },
      },
    ],
  },
  {
    number: 37,
    marks: 4,
    passage:
      "A clinic in Shimla uses a quick test for an illness that 4% of its patients have. If a patient has the illness, the test is positive in 95% of the cases. If a patient does not have it, the test is positive by mistake in 5% of the cases. A patient is tested.",
    text: "Answer the questions about the test.",
    parts: [
      {
        label: "(a)",
        text: "Find the probability that the patient has the illness and the test is positive.",
        marks: 1,
        answer: { numbers: [0.038], steps: [[String.raw`$0.04\times0.95=0.038$.`, 1]] },
      },
      {
        label: "(b)",
        text: "Find the probability that the test is positive.",
        marks: 1,
        answer: { numbers: [0.086], steps: [[String.raw`$0.038+0.96\times0.05=0.038+0.048=0.086$.`, 1]] },
      },
      {
        label: "(c)",
        text: "The test is positive. Find the probability that the patient has the illness.",
        marks: 2,
        answer: {
          numbers: [0.4419],
          steps: [
            [String.raw`By Bayes’ theorem, $\dfrac{0.038}{0.086}$.`, 1],
            [String.raw`$=\dfrac{19}{43}$, about 0.442.`, 1],
          ],
        },
        or: {
          text: "The test is negative. Find the probability that the patient has the illness all the same.",
          answer: {
            numbers: [0.0022],
            steps: [
              [
                String.raw`$P(\text{ill and negative})=0.04\times0.05=0.002$, and $P(\text{negative})=1-0.086=0.914$.`,
                1,
              ],
              [String.raw`$\dfrac{0.002}{0.914}=\dfrac{1}{457}$, about 0.0022.`, 1],
            ],
          },
        },
      },
    ],
  },
  {
    number: 38,
    marks: 4,
    passage: String.raw`A tent for a school camp is held by ropes from the top $T(0,0,4)$ of its pole to pegs in the ground at $A(3,0,0)$, $B(0,3,0)$ and $C(-3,-3,0)$. One unit is 1 m.`,
    text: "Answer the questions about the ropes.",
    parts: [
      {
        label: "(a)",
        text: "How long is the rope from $T$ to $A$?",
        marks: 1,
        answer: { numbers: [5], steps: [[String.raw`$|\vec{TA}|=\sqrt{9+16}=5$ m.`, 1]] },
      },
      {
        label: "(b)",
        text: String.raw`Find a unit vector in the direction of $\vec{TB}$.`,
        marks: 1,
        answer: { steps: [[String.raw`$\vec{TB}=3\hat j-4\hat k$, so $\dfrac15(3\hat j-4\hat k)$.`, 1]] },
      },
      {
        label: "(c)",
        text: "Find the cosine of the angle between the ropes $TA$ and $TB$.",
        marks: 2,
        answer: {
          numbers: [0.64],
          steps: [
            [String.raw`$\vec{TA}\cdot\vec{TB}=0+0+16=16$.`, 1],
            [String.raw`$\cos\theta=\dfrac{16}{5\times5}=0.64$.`, 1],
          ],
        },
        or: {
          text: "Find the area of the piece of cloth $TAB$.",
          answer: {
            numbers: [9.6047],
            steps: [
              [String.raw`$\vec{TA}\times\vec{TB}=12\hat i+12\hat j+9\hat k$.`, 1],
              [String.raw`Area $=\dfrac12\sqrt{144+144+81}=\dfrac{3\sqrt{41}}{2}\ \text{m}^2$.`, 1],
            ],
          },
        },
      },
    ],
  },
];

export const paper: PracticePaper = {
  className: "12th",
  subject: "Maths",
  number: 2,
  language: "en",
  minutes: 180,
  marks: 80,
  instructions: [
    "This paper has 38 questions in five sections. All are compulsory.",
    "Section A has 18 multiple choice questions and 2 assertion–reason questions of 1 mark each.",
    "Section B has 5 questions of 2 marks, Section C has 6 questions of 3 marks, and Section D has 4 questions of 5 marks.",
    "Section E has 3 case studies of 4 marks each, with parts of 1, 1 and 2 marks.",
    "Where a question offers another one in its place, answer only one of the two.",
    "Calculators are not allowed.",
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice questions",
      instructions: "Each question carries 1 mark.",
      questions: sectionA,
    },
    { name: "B", title: "Very short answers", instructions: "Each question carries 2 marks.", questions: sectionB },
    { name: "C", title: "Short answers", instructions: "Each question carries 3 marks.", questions: sectionC },
    { name: "D", title: "Long answers", instructions: "Each question carries 5 marks.", questions: sectionD },
    { name: "E", title: "Case studies", instructions: "Each case carries 4 marks.", questions: sectionE },
  ],
};
