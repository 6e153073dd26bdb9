import Platform

/// Something that makes a screen hard to use by assistive technology.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: String, Hashable, Sendable {
        /// The element can be used, or is all there is to read, and has no name.
        case noLabel
        /// The element is less than 44 points wide or high. A warning.
        case smallTarget
    }

    /// What is wrong.
    public let problem: Problem
    /// Of what.
    public let element: AccessibilityElement

    /// Whether it is a matter of comfort, and not one of being able to.
    public var isWarning: Bool { problem == .smallTarget }

    /// The problem, the element, and where it is.
    public var description: String {
        let frame = element.frame
        let place = [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.describe($0.rounded()) }.joined(separator: " ")
        return "\(problem.rawValue): \(element) [\(place)]"
    }
}

extension TestApp {
    /// What makes the main screen hard to use by assistive technology, in the order of reading; nothing if all is well.
    ///
    /// Looked for are elements without a name, and buttons and links of less than 44 points outside of bars, which make up for it.
    public func accessibilityAudit() -> [AccessibilityFinding] {
        accessibility.flatMap { Self.findings(in: $0.node, isInBar: false) }
    }

    private static func findings(in node: AccessibilityNode, isInBar: Bool) -> [AccessibilityFinding] {
        let bars: [AccessibilityNode.Role] = [.navigationBar, .toolbar, .tabBar]
        let element = AccessibilityElement(node: node)
        var result: [AccessibilityFinding] = []
        if lacksName(node) { result.append(AccessibilityFinding(problem: .noLabel, element: element)) }
        if !isInBar, [.button, .link].contains(node.role), min(node.frame.width, node.frame.height) < smallest {
            result.append(AccessibilityFinding(problem: .smallTarget, element: element))
        }
        return result + node.children.flatMap { findings(in: $0, isInBar: isInBar || bars.contains(node.role)) }
    }

    /// 44 points, what a finger meets: Apple's Human Interface Guidelines, "Layout".
    private static let smallest: CGFloat = 44

    private static func lacksName(_ node: AccessibilityNode) -> Bool {
        switch node.role {
        case .group, .scrollArea, .list, .table, .row, .landmark, .navigationBar, .toolbar, .tabBar, .dialog, .menu, .map, .segments: false
        case .wheel, .text: (node.label ?? node.value) == nil
        case .cell: node.label == nil && node.children.isEmpty
        default: node.label == nil
        }
    }
}
