/// The appearance settings of one bar item, by control state and bar metrics.
@MainActor struct BarItemStyle {
    struct StateAndMetrics: Hashable {
        let state: UIControl.State.RawValue
        let metrics: UIBarMetrics

        init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
            self.state = state.rawValue
            self.metrics = metrics
        }
    }

    var backgrounds: [StateAndMetrics: UIImage] = [:]
    var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

    /// Returns the value for a bar. A compact bar uses the value for `.compact`, or else the value for `.default`.
    static func value<Value>(_ values: [UIBarMetrics: Value], isCompact: Bool) -> Value? {
        (isCompact ? values[.compact] : nil) ?? values[.default]
    }

    /// Returns the background image for a state. A state without an image uses the image of the normal state.
    func background(_ state: UIControl.State, isCompact: Bool) -> UIImage? {
        for state in [state, .normal] {
            let image = (isCompact ? backgrounds[StateAndMetrics(state, .compact)] : nil) ?? backgrounds[StateAndMetrics(state, .default)]
            if let image { return image }
        }
        return nil
    }
}
