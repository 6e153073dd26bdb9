/// The progress of a download.
public struct PictureProgress: Hashable, Sendable {
    /// The number of bytes that have been received.
    public var receivedBytes: Int
    /// The length of the body in bytes; `nil` while the length is unknown.
    public var expectedBytes: Int?

    /// Makes a progress.
    ///
    /// - Parameters:
    ///   - receivedBytes: The number of bytes that have been received; 0 by default.
    ///   - expectedBytes: The length of the body in bytes; `nil`, the default, if the length is unknown.
    public init(receivedBytes: Int = 0, expectedBytes: Int? = nil) {
        self.receivedBytes = receivedBytes
        self.expectedBytes = expectedBytes
    }

    /// The received fraction from 0 to 1; `nil` while the length is unknown.
    public var fraction: Double? {
        guard let expectedBytes, expectedBytes > 0 else { return nil }
        return min(1, Double(receivedBytes) / Double(expectedBytes))
    }
}
