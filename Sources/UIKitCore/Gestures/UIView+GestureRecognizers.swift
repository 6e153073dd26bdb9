extension UIView {
    func add(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        interaction.recognizers.append(recognizer)
        recognizer.view = self
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.gesture.arbiter?.forget(recognizer)
        interaction.recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func setRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in interaction.recognizers where !recognizers.contains(where: { $0 === old }) { remove(old) }
        for new in recognizers { add(new) }
    }

    /// The recognizers that see a touch of this view: its own, then those of the views around it.
    var recognizersForTouches: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            found += current.interaction.recognizers
            view = current.superview
        }
        return found
    }
}
