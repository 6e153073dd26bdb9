/// How a layer's time runs beside that of its superlayer.
struct LayerTime: Equatable {
    var begin = 0.0
    var offset = 0.0
    var speed: Float = 1

    static let normal = LayerTime()

    func local(_ time: Double) -> Double { (time - begin) * Double(speed) + offset }

    /// The superlayer's time at a time of this layer; where the time stands still, when it began to.
    func outer(_ time: Double) -> Double { speed == 0 ? begin : (time - offset) / Double(speed) + begin }
}
