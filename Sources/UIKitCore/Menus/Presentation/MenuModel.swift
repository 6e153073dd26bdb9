/// The displayed content of a menu: groups of elements, with gaps between them.
@MainActor struct MenuModel {
    struct Group {
        var title: String?
        var elements: [UIMenuElement]
        /// The menu with single selection to which the group belongs, if any.
        var singleSelectionMenu: UIMenu?
        var size = UIMenu.ElementSize.automatic
        var isPalette = false

        /// The elements by rows: one per row, or several small elements distributed evenly over the rows.
        var rows: [ArraySlice<UIMenuElement>] {
            let capacity = isPalette ? MenuMetrics.elementsPerPaletteRow : MenuMetrics.elementsPerRow(size)
            let rowCount = (elements.count + capacity - 1) / capacity
            return (0..<rowCount).map { row in
                let start = row * elements.count / rowCount
                let end = (row + 1) * elements.count / rowCount
                return elements[start..<end]
            }
        }
    }

    let menu: UIMenu
    var groups: [Group] = []
    /// The deferred elements that have not been provided yet.
    private(set) var pendingElements: [UIDeferredMenuElement] = []

    /// Creates a model.
    ///
    /// - Parameter resolved: The elements that were provided for deferred elements, by the identity of the deferred
    ///   element.
    init(_ menu: UIMenu, resolved: [ObjectIdentifier: [UIMenuElement]] = [:]) {
        self.menu = menu
        add(menu, resolved)
    }

    /// Whether any row has a checkmark.
    var hasCheckmarks: Bool {
        groups.contains { MenuMetrics.elementsPerRow($0.size) == 1 && $0.elements.contains { $0.isOn || $0.isMixed } }
    }

    private mutating func add(_ menu: UIMenu, _ resolved: [ObjectIdentifier: [UIMenuElement]]) {
        let single = menu.options.contains(.singleSelection) ? menu : nil
        let isInline = menu !== self.menu
        let title = isInline && !menu.title.isEmpty ? menu.title : nil
        let isPalette = menu.options.contains(.displayAsPalette)
        let size = isPalette ? .small : menu.preferredElementSize
        var group = Group(title: title, elements: [], singleSelectionMenu: single, size: size, isPalette: isPalette)
        func close(_ groups: inout [Group]) {
            if !group.elements.isEmpty { groups.append(group) }
            group = Group(title: nil, elements: [], singleSelectionMenu: single, size: size, isPalette: isPalette)
        }
        for child in Self.resolveDeferred(menu.children, resolved, &pendingElements) {
            if let innerMenu = child as? UIMenu, innerMenu.options.contains(.displayInline) {
                close(&groups)
                add(innerMenu, resolved)
            } else if !child.isHiddenOrEmpty {
                group.elements.append(child)
            }
        }
        close(&groups)
    }

    /// Replaces deferred elements by the elements that were provided for them.
    private static func resolveDeferred(
        _ children: [UIMenuElement], _ resolved: [ObjectIdentifier: [UIMenuElement]], _ pending: inout [UIDeferredMenuElement]
    ) -> [UIMenuElement] {
        var result: [UIMenuElement] = []
        for child in children {
            guard let placeholder = child as? UIDeferredMenuElement else {
                result.append(child)
                continue
            }
            if let elements = resolved[ObjectIdentifier(placeholder)] {
                result += elements
            } else {
                pending.append(placeholder)
                result.append(placeholder)
            }
        }
        return result
    }

    /// Returns a model with the groups, and the elements of each group, in reverse order.
    func reversed() -> MenuModel {
        var result = self
        result.groups = groups.reversed().map { group in
            var reversedGroup = group
            reversedGroup.elements.reverse()
            return reversedGroup
        }
        return result
    }
}
