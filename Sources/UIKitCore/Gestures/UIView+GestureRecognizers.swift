extension UIView {
    func add(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        interaction.recognizers.append(recognizer)
        interaction.hasRecognizerList = true
        recognizer.view = self
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.gesture.arbiter?.remove(recognizer)
        interaction.recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    /// The recognizers as the app reads them. `nil` before the first recognizer was added and after `nil` was set;
    /// empty after the last recognizer was removed.
    var listedRecognizers: [UIGestureRecognizer]? { interaction.hasRecognizerList ? interaction.recognizers : nil }

    func setRecognizers(_ list: [UIGestureRecognizer]?) {
        let recognizers = list ?? []
        defer { interaction.hasRecognizerList = list != nil }
        for old in interaction.recognizers where !recognizers.contains(where: { $0 === old }) { remove(old) }
        for new in recognizers { add(new) }
    }

    /// The recognizers that receive a touch of this view: those of the view, followed by those of its superviews.
    var recognizersForTouches: [UIGestureRecognizer] {
        var recognizers: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            recognizers += current.interaction.recognizers
            view = current.superview
        }
        return recognizers
    }
}
