// Swift Testing has overlays for modules with Apple's names: a test that imports `Testing` and `CoreGraphics` also
// imports a module `_Testing_CoreGraphics`. Apple's overlay attaches images to results; this one is empty, so that
// tests compile.
