/// The chunks of a WebP file that describe its animation.
///
/// - Source: https://developers.google.com/speed/webp/docs/riff_container
struct WebPChunks {
    /// The duration of each image, in seconds; empty for a file without an animation.
    private(set) var durations: [TimeInterval] = []
    /// The number of repetitions, 0 for an endless animation; `nil` if the file does not specify it.
    private(set) var loopCount: Int?

    init(_ bytes: UnsafeRawBufferPointer) {
        func number(_ offset: Int, _ count: Int) -> Int {
            (offset..<offset + count).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
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
