extension TestApp {
    /// Returns the views of all windows as text, one per line, indented by two spaces per level.
    ///
    /// Each line contains the type, label and identifier of a view, and its frame in the superview's coordinates.
    /// Hidden views and their subviews are omitted. The same screen yields the same text in every run.
    public func tree() -> String {
        var lines: [String] = []
        for window in visibleWindows { describe(window, depth: 0, into: &lines) }
        return lines.joined(separator: "\n")
    }

    private func describe(_ view: UIView, depth: Int, into lines: inout [String]) {
        guard !view.isHidden else { return }
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.formatted).joined(separator: " ")
        lines.append(String(repeating: "  ", count: depth) + "\(TestElement.describe(view)) [\(numbers)]")
        for subview in view.subviews { describe(subview, depth: depth + 1, into: &lines) }
    }

    /// Formats integers without a fraction, and other numbers with two decimal places.
    private static func formatted(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(format: "%.2f", Double(value))
    }
}
