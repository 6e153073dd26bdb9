internal import Dispatch
internal import FoundationNetworking
internal import Synchronization
internal import SystemServices
internal import UniformTypeIdentifiers

/// The request of one link: its page, then its images at the same time.
final class LinkFetch: Sendable {
    typealias Completion = @Sendable (LPLinkMetadata?, (any Error)?) -> Void

    /// The maximum number of bytes of a page that are read. The head of a page is at its beginning.
    private static let pageLimit = 1 << 20
    /// The maximum number of bytes of an image.
    private static let imageLimit = 16 << 20

    private struct State {
        var isFinished = false
        var downloads: [LinkDownload] = []
        var deadline: LinkDeadline?
        var pending: PendingWork.Token?
        var images: Set<LinkPage.ImageKind> = []
    }

    private let state = Mutex(State())
    private let links: LinksService
    private let wantsImages: Bool
    private let timeout: TimeInterval
    private let completion: Completion

    init(_ links: LinksService, wantsImages: Bool, timeout: TimeInterval, _ completion: @escaping Completion) {
        self.links = links
        self.wantsImages = wantsImages
        self.timeout = timeout.isFinite ? max(0, timeout) : .greatestFiniteMagnitude
        self.completion = completion
    }

    func start(_ request: URLRequest) {
        guard let url = request.url, LinkDownload.supports(url) else { return finish(.failure(LPError(.metadataFetchFailed))) }
        links.record(url)
        let deadline = LinkDeadline(timeout) { [weak self] in self?.finish(.failure(LPError(.metadataFetchTimedOut))) }
        let isStarted = state.withLock { state in
            // The request may have been cancelled on another thread.
            guard !state.isFinished else { return false }
            state.deadline = deadline
            if !links.isPending(url) { state.pending = PendingWork.begin("the metadata of \(url.host ?? url.lastPathComponent)") }
            return true
        }
        guard isStarted else { return deadline.cancel() }
        load(request, limit: Self.pageLimit, truncates: true) { [self] response in
            guard let response else { return finish(.failure(LPError(.metadataFetchFailed))) }
            didLoad(response, of: url)
        }
    }

    func cancel() { finish(.failure(LPError(.metadataFetchCancelled))) }

    private func load(_ request: URLRequest, limit: Int, truncates: Bool, _ handler: @escaping @Sendable (LinkResponse?) -> Void) {
        var request = request
        request.timeoutInterval = min(timeout, 3600)
        let download = LinkDownload(links, limit: limit, truncates: truncates, handler)
        let isFinished = state.withLock { state in
            if !state.isFinished { state.downloads.append(download) }
            return state.isFinished
        }
        if !isFinished { download.start(request) }
    }

    private func didLoad(_ response: LinkResponse, of url: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, response.url)
        let type = UTType(mimeType: response.mimeType) ?? .data
        guard type.conforms(to: .html) || type.conforms(to: .xml) || response.isEmptyType else {
            metadata.title = response.url.lastPathComponent
            if type.conforms(to: .image), wantsImages { metadata.imageProvider = NSItemProvider(image: response.data, type: type) }
            return finish(.success(metadata))
        }
        let page = LinkPage(HTMLHead(response), base: response.url)
        metadata.title = page.title
        metadata.remoteVideoURL = page.video
        guard wantsImages, !page.images.isEmpty else { return finish(.success(metadata)) }
        state.withLock { $0.images = Set(page.images.keys) }
        for (kind, candidates) in page.images { loadFirst(of: candidates, kind, into: metadata) }
    }

    /// Loads the first image that is available.
    private func loadFirst(of candidates: [URL], _ kind: LinkPage.ImageKind, into metadata: LPLinkMetadata) {
        guard let url = candidates.first else { return didLoadImage(kind, metadata) }
        load(URLRequest(url: url), limit: Self.imageLimit, truncates: false) { [self] response in
            guard let response, let type = response.imageType else {
                return loadFirst(of: Array(candidates.dropFirst()), kind, into: metadata)
            }
            let provider = NSItemProvider(image: response.data, type: type)
            if kind == .icon { metadata.iconProvider = provider } else { metadata.imageProvider = provider }
            didLoadImage(kind, metadata)
        }
    }

    private func didLoadImage(_ kind: LinkPage.ImageKind, _ metadata: LPLinkMetadata) {
        let isLast = state.withLock { state in
            state.images.remove(kind)
            return state.images.isEmpty
        }
        if isLast { finish(.success(metadata)) }
    }

    /// Ends the request. Of several results, the first is used.
    private func finish(_ result: Result<LPLinkMetadata, LPError>) {
        let old = state.withLock { state -> State? in
            guard !state.isFinished else { return nil }
            defer { state = State(isFinished: true) }
            return state
        }
        guard let old else { return }
        old.deadline?.cancel()
        for download in old.downloads { download.cancel() }
        let (completion, token) = (completion, old.pending)
        DispatchQueue.global().async {
            switch result {
            case .success(let metadata): completion(metadata, nil)
            case .failure(let error): completion(nil, error)
            }
            if let token { PendingWork.end(token) }
        }
    }
}

extension NSItemProvider {
    /// Creates a provider of an image's data.
    fileprivate convenience init(image data: Data, type: UTType) {
        self.init()
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
            handler(data, nil)
            return nil
        }
    }
}

extension LinksService {
    /// Whether a test delays the answer.
    fileprivate func isPending(_ url: URL) -> Bool { if case .pending = answer(to: url) { true } else { false } }
}
