/// Downloads the data at a URL.
protocol PictureTransport: Sendable {
    /// Returns the data at a URL.
    ///
    /// - Parameters:
    ///   - url: The URL of a network resource.
    ///   - limit: The maximum length of the data, in bytes.
    ///   - progress: Called on any thread when more data has been received.
    func data(
        from url: URL, limit: Int, progress: @escaping @Sendable (PictureProgress) -> Void
    ) async throws(PictureError) -> Data
}
