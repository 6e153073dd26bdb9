/// What a bar item was told of its own look, by state and by the bar's height.
@MainActor struct BarItemLook {
    struct Place: Hashable {
        let state: UIControl.State.RawValue
        let metrics: UIBarMetrics

        init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
            self.state = state.rawValue
            self.metrics = metrics
        }
    }

    var grounds: [Place: UIImage] = [:]
    var groundShifts: [UIBarMetrics: CGFloat] = [:]
    var titleShifts: [UIBarMetrics: UIOffset] = [:]
    var backTitleShifts: [UIBarMetrics: UIOffset] = [:]

    /// What holds in a bar: a low one takes what it was not told from the usual one.
    static func value<Value>(_ values: [UIBarMetrics: Value], isCompact: Bool) -> Value? {
        (isCompact ? values[.compact] : nil) ?? values[.default]
    }

    /// The picture behind an item; states that have none take that of the usual one.
    func ground(_ state: UIControl.State, isCompact: Bool) -> UIImage? {
        for state in [state, .normal] {
            let found = (isCompact ? grounds[Place(state, .compact)] : nil) ?? grounds[Place(state, .default)]
            if let found { return found }
        }
        return nil
    }
}
