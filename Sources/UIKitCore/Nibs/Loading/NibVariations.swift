import UIKitEngines

/// The properties, subviews and constraints of a nib that apply to some size classes only.
///
/// Variations are collected while the nib is read, and applied when all objects exist. For each object, the last
/// applicable element that sets a property determines its value. Subviews that do not apply are removed and stored.
/// Constraints are activated and deactivated. If a nib has variations, its root view observes the size classes, and
/// the variations are applied again on each change.
@MainActor final class NibVariations {
    /// An object with variations. The reference is weak, since views retain this `NibVariations`.
    private struct Entry {
        let ownerElement: NibElement
        weak var object: AnyObject?
    }

    private let session: NibSession
    private var entries: [Entry] = []
    /// The removed subviews by identifier.
    private var removedSubviews: [String: UIView] = [:]
    private var constraints: [String: NSLayoutConstraint] = [:]
    private var traits: UITraitCollection
    private var isVaried = false

    init(_ session: NibSession) {
        self.session = session
        traits = UITraitCollection.current
        for deferredElement in session.pending.variations { record(deferredElement) }
    }

    private func record(_ deferredElement: DeferredNibWork.DeferredElement) {
        guard let id = id(of: deferredElement.object), let ownerElement = session.document.elements[id] else { return }
        if deferredElement.element.key != "default" { isVaried = true }
        guard !entries.contains(where: { $0.object === deferredElement.object }) else { return }
        entries.append(Entry(ownerElement: ownerElement, object: deferredElement.object))
    }

    private func id(of object: AnyObject) -> String? { session.objects.first { $0.value === object }?.key }

    /// Returns whether a constraint or subview applies at present.
    func isInstalled(_ element: NibElement, _ mask: String) -> Bool {
        guard let id = element.id, let ownerID = session.document.parents[id], let ownerElement = session.document.elements[ownerID]
        else { return true }
        return isInstalled(id, mask, ownerElement)
    }

    private func isInstalled(_ id: String, _ mask: String, _ ownerElement: NibElement) -> Bool {
        var result = true
        for variation in ownerElement.children where variation.name == "variation" && applies(variation.key ?? "") {
            for list in variation.children where list.name == "mask" && list.key == mask {
                for change in list.children where change["reference"] == id { result = change.name == "include" }
            }
        }
        return result
    }

    /// Returns whether a key applies: `default`, or size classes joined by hyphens.
    private func applies(_ key: String) -> Bool {
        if key == "default" { return true }
        return key.split(separator: "-").allSatisfy { part in
            switch part {
            case "widthClass=compact": traits.horizontalSizeClass == .compact
            case "widthClass=regular": traits.horizontalSizeClass == .regular
            case "heightClass=compact": traits.verticalSizeClass == .compact
            case "heightClass=regular": traits.verticalSizeClass == .regular
            default: false
            }
        }
    }

    /// Applies the present variations, and observes the size classes from then on.
    func begin() {
        for deferredElement in session.pending.variations where deferredElement.object is NSLayoutConstraint { record(deferredElement) }
        guard !entries.isEmpty else { return }
        apply(isFirst: true)
        guard isVaried, let root = rootView else { return }
        root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { (root: UIView, _) in
            self.traits = root.traitCollection
            self.apply(isFirst: false)
        }
    }

    /// The outermost view with variations, which is deallocated last.
    private var rootView: UIView? {
        let first = entries.lazy.compactMap { $0.object as? UIView ?? ($0.object as? NSLayoutConstraint)?.firstItem as? UIView }.first
        var view = first
        while let next = view?.superview { view = next }
        return view
    }

    private func apply(isFirst: Bool) {
        for entry in entries {
            guard let object = entry.object else { continue }
            if let constraint = object as? NSLayoutConstraint {
                vary(constraint, entry.ownerElement)
            } else {
                varyProperties(object, entry.ownerElement, isFirst)
            }
            if let view = object as? UIView {
                varySubviews(of: view, entry.ownerElement)
                if !isFirst { varyConstraints(entry.ownerElement) }
            }
        }
    }

    /// Sets the values of a constraint that have variations. On a change of size class, these replace values set by
    /// the app, as on iOS; other values are kept.
    private func vary(_ constraint: NSLayoutConstraint, _ ownerElement: NibElement) {
        let variations = ownerElement.children.filter { $0.name == "variation" }
        func varies(_ name: String) -> Bool { variations.contains { $0[name] != nil } }
        func number(_ name: String) -> Double? {
            value(name, ownerElement)?[name].flatMap(NibNumbers.read)
        }
        if varies("constant") { constraint.constant = CGFloat(number("constant") ?? 0) }
        guard varies("priority") else { return }
        let priority = number("priority").map { session.priority(CGFloat($0), from: 1, ownerElement, "priority") } ?? .required
        guard constraint.priority != priority else { return }
        // A required constraint cannot become optional while it is active.
        let isActive = constraint.isActive
        constraint.isActive = false
        constraint.priority = priority
        constraint.isActive = isActive
    }

    /// Returns the last element that sets a property: the element of the object, or an applicable variation.
    private func value(_ name: String, _ ownerElement: NibElement) -> NibElement? {
        ([ownerElement] + ownerElement.children.filter { $0.name == "variation" && applies($0.key ?? "") }).last { $0[name] != nil }
    }

    private func varyProperties(_ object: AnyObject, _ ownerElement: NibElement, _ isFirst: Bool) {
        guard let tables = NibSchema.kinds[ownerElement.name]?.tables else { return }
        let variations = ownerElement.children.filter { $0.name == "variation" }
        var names: Set<String> = []
        for variation in variations {
            names.formUnion(variation.attributes.map(\.name))
            names.formUnion(variation.children.filter { $0.name != "mask" }.compactMap(\.key))
        }
        for name in names.subtracting(["key"]).sorted() {
            let candidates = [ownerElement] + variations.filter { applies($0.key ?? "") }
            let definingElement = candidates.last { $0[name] != nil || $0.child(key: name) != nil }
            guard let source = definingElement ?? (isFirst ? nil : NibDefaults.element(of: name)) else { continue }
            let child = source.child(key: name)
            let text = source[name] ?? child.map(NibText.text) ?? ""
            let value = NibValue(name: name, text: text, element: child, ownerElement: ownerElement, session: session)
            if !tables.contains(where: { $0.set(value, on: object) }) {
                session.skip(source, name, why: "a \(ownerElement.name) has no such property here")
            }
        }
    }

    private func varySubviews(of view: UIView, _ ownerElement: NibElement) {
        for (index, child) in ownerElement.list("subviews").enumerated() {
            guard let id = child.id else { continue }
            let isIncluded = isInstalled(id, "subviews", ownerElement)
            if isIncluded, let removedSubview = removedSubviews.removeValue(forKey: id) {
                insert(removedSubview, into: view, at: index, ownerElement)
            } else if !isIncluded, let subview = session.objects[id] as? UIView ?? weakSubviews[id]?.view, subview.superview === view {
                subview.removeFromSuperview()
                removedSubviews[id] = subview
            }
            if let subview = session.objects[id] as? UIView { weakSubviews[id] = WeakView(view: subview) }
        }
    }

    private func insert(_ subview: UIView, into view: UIView, at index: Int, _ ownerElement: NibElement) {
        guard let stack = view as? UIStackView else { return view.insertSubview(subview, at: min(index, view.subviews.count)) }
        let previousSiblings = ownerElement.list("subviews").prefix(index).filter { child in
            guard let id = child.id, let sibling = weakSubviews[id]?.view else { return false }
            return stack.arrangedSubviews.contains(sibling)
        }
        stack.insertArrangedSubview(subview, at: min(previousSiblings.count, stack.arrangedSubviews.count))
    }

    private struct WeakView {
        weak var view: UIView?
    }
    private var weakSubviews: [String: WeakView] = [:]

    private func varyConstraints(_ ownerElement: NibElement) {
        for child in ownerElement.list("constraints") {
            guard let id = child.id, let constraint = constraints[id] else { continue }
            let isIncluded = isInstalled(id, "constraints", ownerElement)
            if constraint.isActive != isIncluded { constraint.isActive = isIncluded }
        }
    }

    /// Stores a constraint if a variation refers to it.
    func storeIfVaried(_ constraint: NSLayoutConstraint, _ id: String?) {
        guard let id, maskedIdentifiers.contains(id) else { return }
        constraints[id] = constraint
    }

    /// The identifiers that masks include or exclude.
    private lazy var maskedIdentifiers: Set<String> = Set(
        session.pending.variations.flatMap { $0.element.children.flatMap { $0.children.compactMap { $0["reference"] } } })
}
