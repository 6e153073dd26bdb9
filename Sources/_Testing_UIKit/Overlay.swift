// Swift Testing has overlays for modules with Apple's names: a test that imports `Testing` and `UIKit` also imports a
// module `_Testing_UIKit`. Apple's overlay attaches images to results; this one is empty, so that tests compile.
