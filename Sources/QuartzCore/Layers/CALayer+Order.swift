/// The action that is asked for when a layer comes into a tree that is shown, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The action that is asked for when a layer leaves a tree that is shown, or is hidden.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer {
    /// What answers to a change of the tree at this layer; nothing while it is not shown.
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
