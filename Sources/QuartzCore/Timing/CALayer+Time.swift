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
