/// The elements of a JSON array. Each element is decoded as soon as all its bytes are available.
///
/// ```swift
/// for try await outlet in JSONElements(of: Outlet.self, in: chunks, at: "establishments") {
///     add(outlet)
/// }
/// ```
///
/// The first elements of a long list are available while the rest is still loading. Only the elements that one chunk
/// completes, and one incomplete element, are buffered. The data may be divided into chunks at any byte. Chunks
/// after the array are not read.
public struct JSONElements<Element: Decodable & Sendable, Chunks: AsyncSequence>: AsyncSequence where Chunks.Element: DataProtocol {
    private let chunks: Chunks
    private let path: [String]
    private let decoder: JSONDecoder
    private let largestElement: Int

    /// Makes a sequence. Data is read only when elements are requested.
    ///
    /// - Parameters:
    ///   - type: The type of the elements.
    ///   - chunks: The JSON data, in UTF-8.
    ///   - path: The keys of the objects that enclose the array, from the outermost to the innermost; none if the
    ///     array is the top-level value.
    ///   - decoder: The decoder; a `JSONDecoder` with default settings by default.
    ///   - largestElement: The maximum size of an element in bytes; 16 MB by default.
    public init(
        of type: Element.Type, in chunks: Chunks, at path: String..., decoder: JSONDecoder = JSONDecoder(),
        largestElement: Int = 16 << 20
    ) {
        self.chunks = chunks
        self.path = path
        self.decoder = decoder
        self.largestElement = largestElement
    }

    /// The iterator over the elements.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var chunks: Chunks.AsyncIterator
        fileprivate var splitter: JSONArraySplitter
        fileprivate let path: [String]
        fileprivate let decoder: JSONDecoder
        private var pendingElements: ArraySlice<Data> = []
        private var count = 0
        /// The error after which no further element can be found.
        private var failure: JSONElementsError?

        fileprivate init(chunks: Chunks.AsyncIterator, splitter: JSONArraySplitter, path: [String], decoder: JSONDecoder) {
            self.chunks = chunks
            self.splitter = splitter
            self.path = path
            self.decoder = decoder
        }

        /// Returns the next element; `nil` after the last one.
        ///
        /// - Throws: ``JSONElementsError``, and the errors of the chunks. After an error for an invalid element, the
        ///   next call returns the element that follows the invalid element. An error of the array itself is thrown
        ///   after the elements that precede it, and again by each further call.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Element? {
            while pendingElements.isEmpty {
                if let failure { throw failure }
                if splitter.isComplete { return nil }
                guard let chunk = try await chunks.next(isolation: actor) else {
                    throw splitter.hasBegun ? JSONElementsError.truncated : .noArray(path: path)
                }
                var completeElements: [Data] = []
                do { try splitter.consume(chunk, into: &completeElements) } catch { failure = error }
                pendingElements = completeElements[...]
            }
            let index = count
            count += 1
            do {
                return try decoder.decode(Element.self, from: pendingElements.removeFirst())
            } catch {
                throw JSONElementsError.element(index: index, error)
            }
        }

        /// Returns the next element; `nil` after the last one.
        public mutating func next() async throws -> Element? { try await next(isolation: nil) }
    }

    /// Returns an iterator that starts with the first chunk.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            chunks: chunks.makeAsyncIterator(), splitter: JSONArraySplitter(path: path, largestElement: largestElement), path: path,
            decoder: decoder)
    }
}
