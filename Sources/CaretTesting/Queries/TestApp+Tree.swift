extension TestApp {
    /// The views of all windows as text, one a line, children indented by two spaces.
    ///
    /// Each line holds the type, label, identifier, and the frame in points of its superview. Hidden views are left out
    /// with all that is in them. The same screen gives the same text on every run.
    public func tree() -> String {
        var lines: [String] = []
        for window in visibleWindows { describe(window, depth: 0, into: &lines) }
        return lines.joined(separator: "\n")
    }

    private func describe(_ view: UIView, depth: Int, into lines: inout [String]) {
        guard !view.isHidden else { return }
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.plain).joined(separator: " ")
        lines.append(String(repeating: "  ", count: depth) + "\(TestElement.describe(view)) [\(numbers)]")
        for subview in view.subviews { describe(subview, depth: depth + 1, into: &lines) }
    }

    /// Whole numbers without a fraction, others with two digits.
    private static func plain(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(format: "%.2f", Double(value))
    }
}
