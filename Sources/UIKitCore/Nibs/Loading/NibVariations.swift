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
        let holder: NibElement
        weak var object: AnyObject?
    }

    private let session: NibSession
    private var entries: [Entry] = []
    /// The removed subviews by identifier.
    private var absent: [String: UIView] = [:]
    private var constraints: [String: NSLayoutConstraint] = [:]
    private var traits: UITraitCollection
    private var isVaried = false

    init(_ session: NibSession) {
        self.session = session
        traits = UITraitCollection.current
        for held in session.pending.variations { record(held) }
    }

    private func record(_ held: DeferredNibWork.Held) {
        guard let id = id(of: held.object), let holder = session.document.elements[id] else { return }
        if held.element.key != "default" { isVaried = true }
        if !entries.contains(where: { $0.object === held.object }) { entries.append(Entry(holder: holder, object: held.object)) }
    }

    private func id(of object: AnyObject) -> String? { session.objects.first { $0.value === object }?.key }

    /// Returns whether a constraint or subview applies at present.
    func isInstalled(_ element: NibElement, _ mask: String) -> Bool {
        guard let id = element.id, let holderID = session.document.parents[id], let holder = session.document.elements[holderID] else {
            return true
        }
        return isInstalled(id, mask, holder)
    }

    private func isInstalled(_ id: String, _ mask: String, _ holder: NibElement) -> Bool {
        var result = true
        for variation in holder.children where variation.name == "variation" && holds(variation.key ?? "") {
            for list in variation.children where list.name == "mask" && list.key == mask {
                for change in list.children where change["reference"] == id { result = change.name == "include" }
            }
        }
        return result
    }

    /// Returns whether a key applies: `default`, or size classes joined by hyphens.
    private func holds(_ key: String) -> Bool {
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
        for held in session.pending.variations where held.object is NSLayoutConstraint { record(held) }
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
                vary(constraint, entry.holder)
            } else {
                varyProperties(object, entry.holder, isFirst)
            }
            if let view = object as? UIView {
                varySubviews(of: view, entry.holder)
                if !isFirst { varyConstraints(entry.holder) }
            }
        }
    }

    /// Sets the values of a constraint that have variations. On a change of size class, these replace values set by
    /// the app, as on iOS; other values are kept.
    private func vary(_ constraint: NSLayoutConstraint, _ holder: NibElement) {
        let variations = holder.children.filter { $0.name == "variation" }
        func varies(_ name: String) -> Bool { variations.contains { $0[name] != nil } }
        func number(_ name: String) -> Double? {
            value(name, holder)?[name].flatMap(NibNumbers.read)
        }
        if varies("constant") { constraint.constant = CGFloat(number("constant") ?? 0) }
        guard varies("priority") else { return }
        let priority = number("priority").map { session.priority(CGFloat($0), from: 1, holder, "priority") } ?? .required
        guard constraint.priority != priority else { return }
        // A required constraint cannot become optional while it is active.
        let isActive = constraint.isActive
        constraint.isActive = false
        constraint.priority = priority
        constraint.isActive = isActive
    }

    /// Returns the last element that sets a property: the element of the object, or an applicable variation.
    private func value(_ name: String, _ holder: NibElement) -> NibElement? {
        ([holder] + holder.children.filter { $0.name == "variation" && holds($0.key ?? "") }).last { $0[name] != nil }
    }

    private func varyProperties(_ object: AnyObject, _ holder: NibElement, _ isFirst: Bool) {
        guard let tables = NibSchema.kinds[holder.name]?.tables else { return }
        let variations = holder.children.filter { $0.name == "variation" }
        let names = Set(variations.flatMap { $0.attributes.map(\.name) + $0.children.compactMap { $0.name == "mask" ? nil : $0.key } })
        for name in names.subtracting(["key"]).sorted() {
            let said = ([holder] + variations.filter { holds($0.key ?? "") }).last { $0[name] != nil || $0.child(key: name) != nil }
            guard let source = said ?? (isFirst ? nil : NibDefaults.element(of: name)) else { continue }
            let child = source.child(key: name)
            let text = source[name] ?? child.map(NibText.words) ?? ""
            let value = NibValue(name: name, text: text, element: child, holder: holder, session: session)
            if !tables.contains(where: { $0.set(value, on: object) }) {
                session.skip(source, name, why: "a \(holder.name) has no such property here")
            }
        }
    }

    private func varySubviews(of view: UIView, _ holder: NibElement) {
        for (index, child) in holder.list("subviews").enumerated() {
            guard let id = child.id else { continue }
            let isThere = isInstalled(id, "subviews", holder)
            if isThere, let missing = absent.removeValue(forKey: id) {
                insert(missing, into: view, at: index, holder)
            } else if !isThere, let present = session.objects[id] as? UIView ?? known[id]?.view, present.superview === view {
                present.removeFromSuperview()
                absent[id] = present
            }
            if let present = session.objects[id] as? UIView { known[id] = WeakView(view: present) }
        }
    }

    private func insert(_ missing: UIView, into view: UIView, at index: Int, _ holder: NibElement) {
        guard let stack = view as? UIStackView else { return view.insertSubview(missing, at: min(index, view.subviews.count)) }
        let before = holder.list("subviews").prefix(index).filter { child in
            child.id.flatMap { known[$0]?.view }.map { stack.arrangedSubviews.contains($0) } ?? false
        }
        stack.insertArrangedSubview(missing, at: min(before.count, stack.arrangedSubviews.count))
    }

    private struct WeakView {
        weak var view: UIView?
    }
    private var known: [String: WeakView] = [:]

    private func varyConstraints(_ holder: NibElement) {
        for child in holder.list("constraints") {
            guard let id = child.id, let constraint = constraints[id] else { continue }
            let isThere = isInstalled(id, "constraints", holder)
            if constraint.isActive != isThere { constraint.isActive = isThere }
        }
    }

    /// Stores a constraint if a variation refers to it.
    func keep(_ constraint: NSLayoutConstraint, _ id: String?) {
        guard let id, changed.contains(id) else { return }
        constraints[id] = constraint
    }

    /// The identifiers that masks include or exclude.
    private lazy var changed: Set<String> = Set(
        session.pending.variations.flatMap { $0.element.children.flatMap { $0.children.compactMap { $0["reference"] } } })
}
