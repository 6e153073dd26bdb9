/// The action key of a layer that is added to a visible tree or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The action key of a layer that is removed from a visible tree or becomes hidden.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer {
    /// Returns the action for a change of the tree; `nil` for a layer that is not in a visible tree.
    func orderAction(_ event: String, in tree: LayerTree?) -> (any CAAction)? {
        tree != nil && wantsActions ? action(forKey: event) : nil
    }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != values.isHidden else { return }
        let event = isHidden ? kCAOnOrderOut : kCAOnOrderIn
        let action = orderAction(event, in: links.tree)
        change(\.isHidden, to: isHidden, key: "hidden")
        run(action, forKey: event, from: nil)
    }
}
