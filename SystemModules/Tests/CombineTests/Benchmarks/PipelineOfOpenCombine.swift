import OpenCombine

/// A pipeline of five operators, compiled against OpenCombine alone.
enum PipelineOfOpenCombine {
    /// Publishes the numbers up to a count, and returns a checksum of what arrives.
    static func run(_ count: Int) -> Int {
        var sum = 0
        let sink = (0..<count).publisher
            .map { $0 &* 3 }
            .filter { $0 & 1 == 0 }
            .scan(0) { ($0 &+ $1) & 0xffff }
            .removeDuplicates()
            .compactMap { $0 % 5 == 0 ? nil : $0 }
            .sink { sum &+= $0 }
        sink.cancel()
        return sum
    }
}
