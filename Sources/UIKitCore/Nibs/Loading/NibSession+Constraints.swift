import UIKitEngines

extension NibSession {
    /// Creates all constraints of the nib, and activates those that apply to the present traits.
    func activateConstraints(_ variations: NibVariations) {
        var activeConstraints: [(constraint: NSLayoutConstraint, element: NibElement)] = []
        for deferredElement in pending.constraints {
            guard let view = deferredElement.object as? UIView else { continue }
            for element in deferredElement.element.children where element.name == "constraint" && element["placeholder"] != "YES" {
                guard let constraint = constraint(element, in: view) else { continue }
                if let id = element.id { objects[id] = constraint }
                for child in element.children where child.name == "variation" { deferVariation(child, of: constraint) }
                variations.storeIfVaried(constraint, element.id)
                if variations.isInstalled(element, "constraints") { activeConstraints.append((constraint, element)) }
            }
        }
        for entry in activeConstraints where !entry.constraint.activateIfRelated() { fail(.unrelated(document.location(entry.element))) }
    }

    private func constraint(_ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
        guard let first = item(element["firstItem"], element) ?? (element["firstItem"] == nil ? view : nil) else { return nil }
        let attribute = NibConstraints.attributes[element["firstAttribute"] ?? ""]
        guard let attribute else {
            skip(element, "a constraint", why: "there is no attribute \"\(element["firstAttribute"] ?? "")\"")
            return nil
        }
        var second: AnyObject?
        if let id = element["secondItem"] {
            second = item(id, element)
            if second == nil { return nil }
        }
        let secondAttribute = element["secondAttribute"].flatMap { NibConstraints.attributes[$0] } ?? .notAnAttribute
        guard NibConstraints.fits(attribute, secondAttribute, hasSecond: second != nil) else {
            skip(element, "a constraint", why: "its attributes do not go together")
            return nil
        }
        let firstItem = readableItem(first, attribute)
        let secondItem = second.map { readableItem($0, secondAttribute) }
        let result = NSLayoutConstraint(
            item: firstItem.item, attribute: firstItem.attribute,
            relatedBy: NibConstraints.relations[element["relation"] ?? "equal"] ?? .equal,
            toItem: secondItem?.item, attribute: secondItem?.attribute ?? .notAnAttribute,
            multiplier: NibConstraints.multiplier(element["multiplier"]),
            constant: number(element, "constant") ?? 0)
        if let value = number(element, "priority") { result.priority = priority(value, from: 1, element, "priority") }
        result.identifier = element["identifier"]
        return result
    }

    /// Returns an item and its attribute. If the margins of the view follow the readable width, a margin is replaced
    /// by the edge of the readable content guide.
    private func readableItem(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        guard !viewsFollowingReadableWidth.isEmpty, let view = item as? UIView,
            viewsFollowingReadableWidth.contains(ObjectIdentifier(view)),
            let edge = NibConstraints.edgesOfMargins[attribute]
        else { return (item, attribute) }
        return (view.readableContentGuide, edge)
    }

    /// Returns the item of a constraint with an identifier; reports an identifier without an object.
    private func item(_ id: String?, _ element: NibElement) -> AnyObject? {
        guard let id else { return nil }
        if let object = object(id, for: element), object is UIView || object is UILayoutGuide { return object }
        // An item of an unknown kind has been reported already.
        if document.elements[id] == nil { fail(.dangling(document.location(element), identifier: id)) }
        return nil
    }
}

/// The names and formats of constraints in nibs.
@MainActor enum NibConstraints {
    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// The edges of the guide that replace margins: horizontal edges only, as readable text is not limited in height.
    static let edgesOfMargins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .leftMargin: .left, .rightMargin: .right, .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
    ]

    static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    /// Returns the number of a multiplier such as `0.5`, or of a ratio such as `16:9` and `16/9`.
    static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { NibNumbers.read(String($0)) }
        let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
        return abs(value) <= NibNumbers.largest && value != 0 ? CGFloat(value) : 1
    }

    /// Returns whether the layout engine supports a constraint between the two attributes. The engine traps for
    /// others, but an error in a file should not trap.
    static func fits(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, hasSecond: Bool) -> Bool {
        let isLength: (NSLayoutConstraint.Attribute) -> Bool = { $0 == .width || $0 == .height }
        if !hasSecond { return isLength(first) }
        if second == .notAnAttribute { return false }
        if isLength(first) != isLength(second) { return false }
        if isLength(first) { return true }
        // Left and right cannot be combined with leading and trailing.
        if first.usesLeadingOrTrailing && second.usesLeftOrRight { return false }
        if first.usesLeftOrRight && second.usesLeadingOrTrailing { return false }
        return isVertical(first) == isVertical(second)
    }

    private static func isVertical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: true
        default: false
        }
    }
}
