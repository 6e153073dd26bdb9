import Platform

/// A problem that makes a screen difficult to use with assistive technology.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem.
    public enum Problem: String, Hashable, Sendable {
        /// The element has no label, although it is interactive or has no other content to read.
        case noLabel
        /// The element is less than 44 points wide or high. This problem is a warning.
        case smallTarget
    }

    /// The kind of problem.
    public let problem: Problem
    /// The element with the problem.
    public let element: AccessibilityElement

    /// Whether the problem is only a warning. An element with a warning is less convenient, but not impossible to use.
    public var isWarning: Bool { problem == .smallTarget }

    /// The problem, the element and its frame.
    public var description: String {
        let frame = element.frame
        let frameText = [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.describe($0.rounded()) }.joined(separator: " ")
        return "\(problem.rawValue): \(element) [\(frameText)]"
    }
}

extension TestApp {
    /// Returns the accessibility problems of the main screen in reading order; empty if there are none.
    ///
    /// Reports elements without a label, and buttons and links smaller than 44 points. Small buttons and links in
    /// bars are not reported, because bars extend their touch areas.
    public func accessibilityAudit() -> [AccessibilityFinding] {
        accessibility.flatMap { Self.findings(in: $0.node, isInBar: false) }
    }

    private static func findings(in node: AccessibilityNode, isInBar: Bool) -> [AccessibilityFinding] {
        let bars: [AccessibilityNode.Role] = [.navigationBar, .toolbar, .tabBar]
        let element = AccessibilityElement(node: node)
        var result: [AccessibilityFinding] = []
        if lacksName(node) { result.append(AccessibilityFinding(problem: .noLabel, element: element)) }
        if !isInBar, [.button, .link].contains(node.role), min(node.frame.width, node.frame.height) < minimumTargetSize {
            result.append(AccessibilityFinding(problem: .smallTarget, element: element))
        }
        return result + node.children.flatMap { findings(in: $0, isInBar: isInBar || bars.contains(node.role)) }
    }

    /// The minimum size of a touch target, 44 points: Apple's Human Interface Guidelines, "Layout".
    private static let minimumTargetSize: CGFloat = 44

    private static func lacksName(_ node: AccessibilityNode) -> Bool {
        switch node.role {
        case .group, .scrollArea, .list, .table, .row, .landmark, .navigationBar, .toolbar, .tabBar, .dialog, .menu, .map, .segments: false
        case .wheel, .text: (node.label ?? node.value) == nil
        case .cell: node.label == nil && node.children.isEmpty
        default: node.label == nil
        }
    }
}
