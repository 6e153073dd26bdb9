/// The number of pixels in a file.
enum PixelCount {
    /// Reads the header of a file off the main thread.
    ///
    /// - Throws: An `ImageError`; `tooLarge` if the picture has more pixels than the limit. Decoding such a picture
    ///   would take long, even for a small view.
    @concurrent static func check(_ file: URL, limit: Int) async throws(ImageError) {
        let size = try ImageSource(url: file).header.size
        let (count, isOverflow) = size.width.multipliedReportingOverflow(by: size.height)
        guard isOverflow || count > limit else { return }
        func byteCount(_ pixels: Int) -> Int {
            let (bytes, isOverflow) = pixels.multipliedReportingOverflow(by: 4)
            return isOverflow ? .max : bytes
        }
        throw .tooLarge(
            name: file.path, width: size.width, height: size.height, needed: isOverflow ? .max : byteCount(count),
            budget: byteCount(limit))
    }
}
