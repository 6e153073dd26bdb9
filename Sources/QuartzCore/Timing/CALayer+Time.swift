extension CALayer {
    /// A time of this layer, in another's time; `nil` stands for that of the screen, as ``CACurrentMediaTime()`` tells it. In seconds.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let outer = screenTime(of: t)
        return l?.localTime(of: outer) ?? outer
    }

    /// A time of another layer, in this one's; `nil` stands for that of the screen. In seconds.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(of: l?.screenTime(of: t) ?? t)
    }

    /// The screen's time, as this layer and those around it run.
    func localTime(of time: Double) -> Double {
        let outer = links.superlayer?.localTime(of: time) ?? time
        return layerTime.local(outer)
    }

    private func screenTime(of time: Double) -> Double {
        let outer = layerTime.outer(time)
        return links.superlayer?.screenTime(of: outer) ?? outer
    }

    /// Whether this layer's time stands still, or that of one around it.
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
        links.tree?.noteChange()
    }
}

/// A layer's time is that of its superlayer, changed by these; animations run by their layer's time.
extension CALayer: CAMediaTiming {
    /// How long one run of the layer's time takes, in seconds; without an end by default.
    public var duration: CFTimeInterval {
        get { layerTime.duration }
        set { changeTime { $0.duration = newValue > 0 ? newValue : .infinity } }
    }
    /// How often the layer's time runs through ``duration``; 0 by default, which is once.
    public var repeatCount: Float {
        get { layerTime.repeatCount }
        set { changeTime { $0.repeatCount = max(0, newValue) } }
    }
    /// How long the layer's time runs through ``duration`` again and again, in seconds; 0 by default.
    public var repeatDuration: CFTimeInterval {
        get { layerTime.repeatDuration }
        set { changeTime { $0.repeatDuration = max(0, newValue) } }
    }
    /// Whether each run through ``duration`` is followed by one backwards; `false` by default.
    public var autoreverses: Bool {
        get { layerTime.autoreverses }
        set { changeTime { $0.autoreverses = newValue } }
    }
    /// What is shown outside of the layer's time; removed by default.
    ///
    /// > Difference from Apple: a layer is shown before and after its time whatever this says, in its first and last state.
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
