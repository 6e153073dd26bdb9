import Platform
import UIKitEngines

/// Builds the accessibility tree of one screen from its windows.
///
/// The builder visits the views recursively. It skips hidden views, and the siblings of a modal view. An
/// accessibility element becomes a node without its subviews. A container that lists its elements becomes a node,
/// with the elements in that order. A view that has no role and is no group has no node. The nodes of its content
/// belong to the nearest enclosing container, sorted by ``ReadingOrder``. Elements outside the clip are omitted unless
/// a scroll view can reveal them. The cost is linear in the number of visible views, plus sorting.
@MainActor struct AccessibilityTreeBuilder {
    /// A node, together with its frame for the reading order.
    typealias Part = ReadingOrder.Element<AccessibilityNode>

    /// The properties that the content of a view inherits.
    struct AccessibilityContext {
        /// The visible area, in screen coordinates.
        var clip: CGRect
        /// Whether a scroll view can reveal the content. If so, elements outside the visible area are included.
        var isScrolled = false
        var isMirrored = false
        var depth = 0
    }

    /// The maximum depth. The limit ends the recursion through elements that list each other as parts.
    private static let maximumDepth = 200

    private let center: AccessibilityCenter
    private let surface: ScreenSurface
    private(set) var nodeCount = 0

    init(_ center: AccessibilityCenter, _ surface: ScreenSurface) {
        self.center = center
        self.surface = surface
    }

    mutating func build() -> [AccessibilityNode] {
        let context = AccessibilityContext(clip: CGRect(origin: .zero, size: surface.metrics.size))
        return accessibleViews(surface.windows.filter { !$0.isHidden }).flatMap { window in
            let parts = self.parts(of: window, in: context)
            return ReadingOrder.sorted(parts, isMirrored: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    // MARK: - Views

    /// Returns the parts of a view: a node for the view, or the parts of its content if the view has no node.
    private mutating func parts(of view: UIView, in context: AccessibilityContext) -> [Part] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden, context.depth < Self.maximumDepth else { return [] }
        let innerContext = context.entering(view)
        if view.isAccessibilityElement { return element(view, innerContext, context) }
        if let elements = Self.listedElements(in: view) {
            let parts = elements.flatMap { $0 as AnyObject === view ? [] : self.parts(of: $0, in: innerContext) }
            return container(view, parts, isOrdered: true, innerContext)
        }
        if let table = view as? any UIAccessibilityContainerDataTable, view.accessibilityContainerType == .dataTable {
            return container(view, rows(of: table, view, innerContext), isOrdered: true, innerContext)
        }
        if view.combinesAccessibilityChildren, view.accessibility.isElement != false { return element(view, innerContext, context) }
        return container(view, subviews(of: view, innerContext), isOrdered: false, innerContext)
    }

    private mutating func subviews(of view: UIView, _ innerContext: AccessibilityContext) -> [Part] {
        accessibleViews(view.subviews).flatMap { parts(of: $0, in: innerContext) }
    }

    /// Returns the views that stay accessible: the frontmost modal view if there is one, otherwise all views. The edit
    /// menu of a selection also stays accessible, because it belongs to the modal content.
    private func accessibleViews(_ views: [UIView]) -> [UIView] {
        let modal = views.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 }
        guard let modal else { return views }
        return views.filter { $0 === modal || $0 is EditMenuBar }
    }

    /// Returns the elements that a container lists; `nil` if it lists none, so that its subviews are used.
    private static func listedElements(in object: AccessibleObject) -> [Any]? {
        if let elements = object.accessibilityElements { return elements }
        let count = object.accessibilityElementCount()
        guard count != NSNotFound, count >= 0 else { return nil }
        return (0..<count).compactMap(object.accessibilityElement(at:))
    }

    /// Returns the parts of an element that a container lists. The element is a view or another accessible object.
    private mutating func parts(of listedElement: Any, in context: AccessibilityContext) -> [Part] {
        if let view = listedElement as? UIView { return parts(of: view, in: context) }
        guard let object = listedElement as? AccessibleObject, !object.accessibilityElementsHidden, context.depth < Self.maximumDepth
        else { return [] }
        if object.isAccessibilityElement { return element(object, nil, context) }
        var innerContext = context
        innerContext.depth += 1
        let parts = (Self.listedElements(in: object) ?? []).flatMap {
            $0 as AnyObject === object ? [] : self.parts(of: $0, in: innerContext)
        }
        return container(object, parts, isOrdered: true, context)
    }

    // MARK: - Nodes

    /// Returns a node with the parts as children; returns the parts themselves if the container needs no node.
    private mutating func container(
        _ object: AccessibleObject, _ parts: [Part], isOrdered: Bool, _ context: AccessibilityContext
    ) -> [Part] {
        guard !parts.isEmpty else { return [] }
        let role = object.accessibilityRole ?? Self.role(of: object.accessibilityContainerType)
        let hasActionsOrRotors = !(object.accessibilityCustomActions ?? []).isEmpty || !(object.accessibilityCustomRotors ?? []).isEmpty
        let isGroup = isOrdered || object.shouldGroupAccessibilityChildren || object.accessibilityViewIsModal || hasActionsOrRotors
        guard role != nil || isGroup else { return parts }
        var node = makeNode(object, role ?? .group)
        node.children = isOrdered ? parts.map(\.id) : ReadingOrder.sorted(parts, isMirrored: context.isMirrored)
        node.numberChildren()
        let frame = Self.readingOrderFrame(of: object)
        return [Part(node, frame.isEmpty ? Self.unionOfFrames(parts) : frame)]
    }

    /// Returns a node for an accessibility element. Returns no node for an element outside the clip, or for a view
    /// that combines its content but has neither a label nor children.
    ///
    /// - Parameters:
    ///   - inner: The context for the content of a view; `nil` for an object that is not a view.
    ///   - context: The context of the object.
    private mutating func element(_ object: AccessibleObject, _ innerContext: AccessibilityContext?, _ context: AccessibilityContext)
        -> [Part]
    {
        let frame = object.accessibilityFrame
        guard !frame.isEmpty, context.isScrolled || frame.intersects(context.clip) else { return [] }
        var node = makeNode(object, Self.role(of: object))
        if let innerContext, let view = object as? UIView, view.combinesAccessibilityChildren {
            let parts = ReadingOrder.sorted(subviews(of: view, innerContext), isMirrored: innerContext.isMirrored)
            node.combine(parts)
            if node.label == nil, view.accessibility.isElement == nil, node.children.isEmpty { return [] }
        }
        return [Part(node, frame)]
    }

    /// Returns the smallest rectangle that contains the frames of all parts; there is at least one part.
    private static func unionOfFrames(_ parts: [Part]) -> CGRect {
        parts.dropFirst().reduce(parts[0].frame) { $0.union($1.frame) }
    }

    /// Returns the frame for the reading order. That of a scroll view excludes its adjusted content insets, such as the
    /// area behind bars.
    private static func readingOrderFrame(of object: AccessibleObject) -> CGRect {
        guard let scrollView = object as? UIScrollView else { return object.accessibilityFrame }
        return UIAccessibility.convertToScreenCoordinates(scrollView.bounds.inset(by: scrollView.adjustedContentInset), in: scrollView)
    }

    private mutating func makeNode(_ object: AccessibleObject, _ role: AccessibilityNode.Role) -> AccessibilityNode {
        nodeCount += 1
        var node = AccessibilityNode(id: center.number(of: object), role: role, frame: object.accessibilityFrame)
        node.label = object.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
        node.value = object.accessibilityValue.flatMap { $0.isEmpty ? nil : $0 }
        node.hint = object.accessibilityHint.flatMap { $0.isEmpty ? nil : $0 }
        node.identifier = object.accessibilityIdentifier
        node.language = object.accessibilityLanguage ?? object.accessibility.label?.language
        node.traits = object.accessibilityTraits.rawValue
        node.states = states(of: object)
        node.rejectedEditCount = object.accessibility.refusedEdits
        node.valueFraction = object.accessibilityValueFraction
        node.actions = (object.accessibilityCustomActions ?? []).map(\.name)
        let closureContent = object.accessibility.blocks?.customContent?()
        let content = closureContent ?? (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
        let importantContent = content.filter { $0.importance == .high }
        let otherContent = content.filter { $0.importance != .high }
        node.details = (importantContent + otherContent).map { "\($0.label): \($0.value)" }
        if let chart = (object as? any AXChart)?.accessibilityChartDescriptor { node.details += chart.textLines }
        node.rotors = (object.accessibilityCustomRotors ?? []).map { $0.systemRotorType == .none ? $0.name : "\($0.systemRotorType)" }
        return node
    }

    private func states(of object: AccessibleObject) -> AccessibilityNode.States {
        var states: AccessibilityNode.States = []
        if center.focused === object { states.insert(.focused) }
        if let view = object as? UIView, view.chainWindow?.firstResponder === view { states.insert(.editing) }
        if object.accessibilityViewIsModal { states.insert(.modal) }
        if (object as? any UITextInputTraits)?.isSecureTextEntry == true { states.insert(.secure) }
        switch object.accessibilityExpandedStatus {
        case .expanded: states.insert(.expanded)
        case .collapsed: states.insert(.collapsed)
        case .unsupported: break
        }
        return states
    }

    // MARK: - Data tables

    /// Returns the rows of a data table. A row is a node without an object. Its identifier is derived from the
    /// identifier of the table.
    private mutating func rows(of table: any UIAccessibilityContainerDataTable, _ view: UIView, _ innerContext: AccessibilityContext)
        -> [Part]
    {
        let columns = max(0, table.accessibilityColumnCount())
        let columnHeaders = (0..<columns).flatMap { table.accessibilityHeaderElements(forColumn: $0) ?? [] }
        return (0..<max(0, table.accessibilityRowCount())).compactMap { row -> Part? in
            let rowHeaders = table.accessibilityHeaderElements(forRow: row) ?? []
            let cells = (0..<columns).flatMap { column -> [Part] in
                guard let cell = table.accessibilityDataTableCellElement(forRow: row, column: column),
                    cell.accessibilityRowRange().location == row, cell.accessibilityColumnRange().location == column
                else { return [] }
                var headerState: AccessibilityNode.States = []
                if rowHeaders.contains(where: { $0 === cell }) { headerState = .rowHeader }
                if columnHeaders.contains(where: { $0 === cell }) { headerState = .columnHeader }
                return parts(of: cell, in: innerContext).map { part in
                    var node = part.id
                    node.states.formUnion(headerState)
                    return Part(node, part.frame)
                }
            }
            guard !cells.isEmpty else { return nil }
            let frame = Self.unionOfFrames(cells)
            var node = AccessibilityNode(id: -(center.number(of: view) << 20 | row), role: .row, frame: frame)
            node.children = cells.map(\.id)
            return Part(node, frame)
        }
    }
}

extension AccessibilityTreeBuilder.AccessibilityContext {
    /// Returns the inherited properties for the content of a view.
    @MainActor fileprivate func entering(_ view: UIView) -> Self {
        var innerContext = self
        innerContext.depth += 1
        innerContext.isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if view is UIScrollView {
            innerContext.isScrolled = true
        } else if view.clipsToBounds {
            innerContext.clip = clip.intersection(view.frameOnScreen)
        }
        return innerContext
    }
}
