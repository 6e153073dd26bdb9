import Foundation

@testable import UIKitEngines

/// A sheet like those of the SF Symbols app, 100 points to the em, with rectangles as outlines.
struct TestTemplate {
    /// The name of a variant, and the corner and sides of its rectangle from the left margin and the baseline,
    /// upwards.
    var variants: [(name: String, rect: (x: Double, y: Double, width: Double, height: Double))] = [("Regular-S", (5, 10, 80, 60))]
    var margins = true
    var style = ""
    /// Returns the content of a variant's group, for its rectangle's path.
    var content: (String) -> String = { "<path d=\"\($0)\"/>" }

    private static let baselines = ["S": 696.0, "M": 1126, "L": 1556]

    var svg: String {
        var guides = ""
        var groups = ""
        for (size, baseline) in Self.baselines.sorted(by: { $0.key < $1.key }) {
            for (name, y) in [("Baseline", baseline), ("Capline", baseline - 70.459)] {
                guides += "<line id=\"\(name)-\(size)\" style=\"fill:none;stroke:#27AAE1\" x1=\"263\" x2=\"3036\" y1=\"\(y)\" y2=\"\(y)\"/>"
            }
        }
        for (index, (name, rect)) in variants.enumerated() {
            let left = 500.0 + 300 * Double(index)
            let baseline = Self.baselines[String(name.suffix(1))] ?? 696
            if margins {
                guides += "<line id=\"left-margin-\(name)\" x1=\"\(left)\" x2=\"\(left)\" y1=\"600\" y2=\"720\"/>"
                let right = left + 2 * rect.x + rect.width
                guides += "<line id=\"right-margin-\(name)\" x1=\"\(right)\" x2=\"\(right)\" y1=\"600\" y2=\"720\"/>"
            }
            let path = "M\(rect.x) \(-rect.y)h\(rect.width)v\(-rect.height)h\(-rect.width)z"
            groups += "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 \(left) \(baseline))\">\(content(path))</g>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!--Generator: made by a test-->
            <!DOCTYPE svg
            PUBLIC "-//W3C//DTD SVG 1.1//EN"
                   "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <style>\(style)</style>
            <g id="Notes"><rect height="2200" id="artboard" width="3300" x="0" y="0"/><text id="template-version">Template v.3.0</text></g>
            <g id="Guides">\(guides)</g><g id="Symbols">\(groups)</g></svg>
            """
    }

    func read() throws -> SymbolTemplate { try SymbolTemplate(Data(svg.utf8), file: "test.svg") }
}
