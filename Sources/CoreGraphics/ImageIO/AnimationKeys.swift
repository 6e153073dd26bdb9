/// The keys of an animation's properties in a format.
struct AnimationKeys {
    let dictionary: CFString
    let delay = kCGImagePropertyGIFDelayTime
    let unclampedDelay = kCGImagePropertyGIFUnclampedDelayTime
    let loopCount = kCGImagePropertyGIFLoopCount
    let canvasWidth = kCGImagePropertyGIFCanvasPixelWidth
    let canvasHeight = kCGImagePropertyGIFCanvasPixelHeight

    /// The minimum reported delay, in seconds. The unclamped delay may be shorter.
    static let minimumDelay: TimeInterval = 0.1

    init(_ format: ImageFormat) {
        dictionary = format == .webP ? kCGImagePropertyWebPDictionary : kCGImagePropertyGIFDictionary
    }

    /// Converts a number of any type; `nil` for another type or a nonfinite number.
    static func number(_ value: Any?) -> Double? {
        func double(_ value: some BinaryInteger) -> Double { Double(value) }
        func double(_ value: some BinaryFloatingPoint) -> Double { Double(value) }
        let number: Double? =
            switch value {
            case let value as any BinaryInteger: double(value)
            case let value as any BinaryFloatingPoint: double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
