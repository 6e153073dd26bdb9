extension CALayer {
    /// Converts a time of this layer to the time of another layer, in seconds; `nil` is the time of
    /// ``CACurrentMediaTime()``.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let outer = screenTime(of: t)
        return l?.localTime(of: outer) ?? outer
    }

    /// Converts a time of another layer to the time of this layer, in seconds; `nil` is the time of
    /// ``CACurrentMediaTime()``.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(of: l?.screenTime(of: t) ?? t)
    }

    /// Converts a time of the screen to the time of this layer, through its ancestors.
    func localTime(of time: Double) -> Double {
        let outer = links.superlayer?.localTime(of: time) ?? time
        return layerTime.local(outer)
    }

    private func screenTime(of time: Double) -> Double {
        let outer = layerTime.outer(time)
        return links.superlayer?.screenTime(of: outer) ?? outer
    }

    /// Whether the time of this layer or of an ancestor is stopped.
    var isTimeStopped: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.layerTime.speed == 0 { return true }
            layer = current.links.superlayer
        }
        return false
    }

    func setTime(_ time: LayerTime) {
        guard time != layerTime else { return }
        layerTime = time
        links.tree?.treeDidChange()
    }
}

/// The time of a layer is derived from the time of its superlayer by these properties. Animations use the time of
/// their layer.
extension CALayer: CAMediaTiming {
    /// The duration of one run of the layer's time, in seconds; infinite by default.
    public var duration: CFTimeInterval {
        get { layerTime.duration }
        set { changeTime { $0.duration = newValue > 0 ? newValue : .infinity } }
    }
    /// The number of runs through ``duration``; 0 by default, which means one run.
    public var repeatCount: Float {
        get { layerTime.repeatCount }
        set { changeTime { $0.repeatCount = max(0, newValue) } }
    }
    /// The total duration of repeated runs through ``duration``, in seconds; 0 by default.
    public var repeatDuration: CFTimeInterval {
        get { layerTime.repeatDuration }
        set { changeTime { $0.repeatDuration = max(0, newValue) } }
    }
    /// Whether each run through ``duration`` is followed by a reversed run; `false` by default.
    public var autoreverses: Bool {
        get { layerTime.autoreverses }
        set { changeTime { $0.autoreverses = newValue } }
    }
    /// The appearance outside of the layer's time; `removed` by default.
    ///
    /// > Difference from Apple: a layer is visible before and after its time for every value, in its first and last
    /// > state.
    public var fillMode: CAMediaTimingFillMode {
        get { layerTime.fillMode }
        set { changeTime { $0.fillMode = newValue } }
    }

    func changeTime(_ change: (inout LayerTime) -> Void) {
        var time = layerTime
        change(&time)
        setTime(time)
    }
}
