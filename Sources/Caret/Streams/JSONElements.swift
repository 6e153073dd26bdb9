/// The elements of a JSON array, each decoded as soon as its bytes have come.
///
/// ```swift
/// for try await outlet in JSONElements(of: Outlet.self, in: chunks, at: "establishments") {
///     add(outlet)
/// }
/// ```
///
/// A list of a hundred entries shows its first ones while the rest is on its way, and no more than one element is kept. A chunk is a piece of
/// the text, cut anywhere. What follows the array is not read.
public struct JSONElements<Element: Decodable & Sendable, Chunks: AsyncSequence>: AsyncSequence where Chunks.Element: DataProtocol {
    private let chunks: Chunks
    private let path: [String]
    private let decoder: JSONDecoder
    private let largestElement: Int

    /// Begins nothing: the text is read as elements are asked for.
    ///
    /// - Parameters:
    ///   - type: of the elements.
    ///   - chunks: the text in UTF-8.
    ///   - path: the keys of the objects around the array, from the outermost; none for a text that is the array.
    ///   - decoder: one with the usual settings by default.
    ///   - largestElement: how many bytes an element may have, 16 MB by default.
    public init(
        of type: Element.Type, in chunks: Chunks, at path: String..., decoder: JSONDecoder = JSONDecoder(),
        largestElement: Int = 16 << 20
    ) {
        self.chunks = chunks
        self.path = path
        self.decoder = decoder
        self.largestElement = largestElement
    }

    /// The position in a text.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var chunks: Chunks.AsyncIterator
        fileprivate var splitter: JSONArraySplitter
        fileprivate let path: [String]
        fileprivate let decoder: JSONDecoder
        private var waiting: ArraySlice<Data> = []
        private var count = 0

        fileprivate init(chunks: Chunks.AsyncIterator, splitter: JSONArraySplitter, path: [String], decoder: JSONDecoder) {
            self.chunks = chunks
            self.splitter = splitter
            self.path = path
            self.decoder = decoder
        }

        /// The next element; `nil` behind the last one.
        ///
        /// - Throws: ``JSONElementsError``, and what the chunks throw. After an element that cannot be read the next call goes on behind it.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Element? {
            while waiting.isEmpty {
                if splitter.isComplete { return nil }
                guard let chunk = try await chunks.next(isolation: actor) else {
                    throw splitter.hasBegun ? JSONElementsError.truncated : .noArray(path: path)
                }
                waiting = try splitter.take(chunk)[...]
            }
            let index = count
            count += 1
            do {
                return try decoder.decode(Element.self, from: waiting.removeFirst())
            } catch {
                throw JSONElementsError.element(index: index, error)
            }
        }

        /// The next element; `nil` behind the last one.
        public mutating func next() async throws -> Element? { try await next(isolation: nil) }
    }

    /// Begins at the beginning of the chunks.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            chunks: chunks.makeAsyncIterator(), splitter: JSONArraySplitter(path: path, largestElement: largestElement), path: path,
            decoder: decoder)
    }
}
