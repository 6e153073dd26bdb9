/// What the chunks of a WebP file say of its animation.
///
/// - Source: https://developers.google.com/speed/webp/docs/riff_container
struct WebPChunks {
    /// How long each picture stays, in seconds; of a file without an animation there are none.
    private(set) var durations: [TimeInterval] = []
    /// How often the animation runs, 0 for ever; `nil` where the file says nothing.
    private(set) var loopCount: Int?

    init(_ bytes: UnsafeRawBufferPointer) {
        func number(_ place: Int, _ count: Int) -> Int {
            (place..<place + count).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
        }
        var position = 12
        while position + 8 <= bytes.count {
            let (start, length) = (position + 8, number(position + 4, 4))
            guard length <= bytes.count - start else { return }
            switch String(decoding: bytes[position..<(position + 4)], as: UTF8.self) {
            case "ANIM" where length >= 6: loopCount = number(start + 4, 2)
            case "ANMF" where length >= 16: durations.append(TimeInterval(number(start + 12, 3)) / 1000)
            default: break
            }
            position = start + length + length % 2
        }
    }
}
