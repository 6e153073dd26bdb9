import CoreGraphics

/// Converts the shapes of SVG to paths.
///
/// - Source: https://www.w3.org/TR/SVG11/shapes.html
enum OutlineShape {
    /// Returns the path of an element, for the nonzero winding rule; `nil` if the element is not a shape or is
    /// invalid.
    static func path(_ element: NibElement) -> CGPath? {
        func number(_ name: String) -> CGFloat { element[name].flatMap { OutlineReader.number($0[...]) } ?? 0 }
        switch element.name {
        case "path":
            guard let path = element["d"].flatMap({ OutlineReader.path($0[...]) }) else { return nil }
            return isEvenOdd(element) ? path.normalized(using: .evenOdd) : path
        case "line":
            let path = CGMutablePath()
            path.addLines(between: [CGPoint(x: number("x1"), y: number("y1")), CGPoint(x: number("x2"), y: number("y2"))])
            return path
        case "rect":
            let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            let radius = min(max(number("rx"), number("ry")), rect.width / 2, rect.height / 2)
            return rect.width > 0 && rect.height > 0
                ? CGPath(roundedRect: rect, cornerWidth: max(radius, 0), cornerHeight: max(radius, 0), transform: nil) : nil
        case "circle", "ellipse":
            let width = element.name == "circle" ? number("r") : number("rx")
            let height = element.name == "circle" ? number("r") : number("ry")
            guard width > 0, height > 0 else { return nil }
            let corner = CGPoint(x: number("cx") - width, y: number("cy") - height)
            return CGPath(ellipseIn: CGRect(origin: corner, size: CGSize(width: 2 * width, height: 2 * height)), transform: nil)
        case "polygon":
            return element["points"].flatMap { OutlineReader.path("M\($0)Z") }
        default: return nil
        }
    }

    /// Whether an element has an attribute that makes it a shape, even if the value is invalid.
    static func hasOutline(_ element: NibElement) -> Bool {
        element.name == "path" && element["d"] != nil || element.name == "polygon" && element["points"] != nil
    }

    /// Whether an element's own attributes disable filling.
    static func isUnfilled(_ element: NibElement) -> Bool {
        element["fill"] == "none" || element["style"]?.contains(#/(^|;)\s*fill\s*:\s*none/#) == true
    }

    private static func isEvenOdd(_ element: NibElement) -> Bool {
        element["fill-rule"] == "evenodd"
            || element["style"]?.contains(#/fill-rule\s*:\s*evenodd/#) == true
    }
}
