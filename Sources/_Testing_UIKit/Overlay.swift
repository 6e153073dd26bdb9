// Swift Testing brings overlays for modules named as Apple's are, and a test that imports both asks for them: `import Testing`
// beside `UIKit` looks for a module `_Testing_UIKit`. Apple's attaches images to results; this one is empty, so that tests compile.
