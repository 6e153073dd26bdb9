// Swift Testing brings overlays for modules named as Apple's are, and a test that imports both asks for them: `import Testing`
// beside `CoreGraphics` looks for a module `_Testing_CoreGraphics`. Apple's attaches images to results; this one is empty, so that tests compile.
