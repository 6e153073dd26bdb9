/// The URL of a picture, and how a view shows it.
struct PictureRequest {
    /// The identity of the request, which another request for the same URL does not have.
    let id = UUID()
    let url: URL
    let placeholder: UIImage?
    let failure: UIImage?
    let fade: Duration
    let retry: PictureRetry
    let loader: PictureLoader
}

/// The picture of an image view: its request, its state and the handlers of the state. The view retains this object,
/// whose task ends with the view.
@MainActor final class ViewPicture {
    private static let key = UserInfoKey<UIImageView, ViewPicture>()
    /// The number of frames to wait for the layout of a view without a size.
    private static let layoutFrames = 2

    private weak var view: UIImageView?
    private var request: PictureRequest?
    private var task: Task<Void, Never>?
    /// The image that this object set. Another image in the view is the app's, and remains.
    private var ownImage: UIImage?
    private var lastState = PictureState.empty
    /// The chain of the handlers of the state.
    let chain: HandlerChain<PictureState>
    private var layoutSubscription: Subscription?
    private var tap: PictureTap?
    /// The size for which the shown picture was decoded; `nil` if a larger one has no more pixels.
    private var decodedSize: CGSize?

    private init(_ view: UIImageView) {
        self.view = view
        chain = HandlerChain(of: view)
    }

    isolated deinit { task?.cancel() }

    /// The object of a view, which is made on first use.
    static func of(_ view: UIImageView) -> ViewPicture {
        if let picture = view.userInfo[key] { return picture }
        let picture = ViewPicture(view)
        view.userInfo[key] = picture
        return picture
    }

    /// The state of a view.
    static func state(of view: UIImageView) -> PictureState { view.userInfo[key]?.state ?? .empty }

    private var showsOwnImage: Bool { view?.image === ownImage }
    private var state: PictureState { showsOwnImage ? lastState : .empty }

    // MARK: - Events

    private func enter(_ state: PictureState) {
        guard lastState != state else { return }
        lastState = state
        chain.notify(state)
    }

    // MARK: - Requests

    /// Shows the placeholder, and ends the earlier request.
    func clear(_ placeholder: UIImage?) {
        end()
        set(placeholder)
        enter(.empty)
    }

    /// Ends the earlier request and begins another.
    func show(_ request: PictureRequest) {
        end()
        self.request = request
        if let view, !view.bounds.isEmpty, let image = cachedImage(for: request, in: view) {
            decodedSize = view.bounds.size
            ownImage = view.image
            return didLoad(image, fade: .zero)
        }
        set(request.placeholder)
        start(request)
    }

    /// Loads the picture again after a failure, or while the view shows it.
    func reload() {
        guard let request else { return }
        end()
        self.request = request
        if lastState != .shown { set(request.placeholder) }
        start(request)
    }

    private func end() {
        task?.cancel()
        layoutSubscription?.cancel()
        (task, request, layoutSubscription, decodedSize) = (nil, nil, nil, nil)
        tap?.remove()
        tap = nil
    }

    private func cachedImage(for request: PictureRequest, in view: UIImageView) -> UIImage? {
        request.loader.cachedImage(
            at: request.url, fitting: view.bounds.size, scale: view.pictureScale, contentMode: view.contentMode)
    }

    private func set(_ image: UIImage?) {
        ownImage = image
        view?.image = image
    }

    // MARK: - Loading

    private func start(_ request: PictureRequest) {
        lastState = .empty
        enter(.loading(PictureProgress()))
        // A handler may have begun or ended a request.
        guard self.request?.id == request.id, task == nil else { return }
        task = Task { [weak self] in
            var attempt = 0
            while !Task.isCancelled {
                do throws(PictureError) {
                    let image = try await Self.load(request) { self }
                    if !Task.isCancelled { self?.didLoad(image, fade: request.fade) }
                    return
                } catch {
                    if error == .cancelled || Task.isCancelled { return }
                    guard error.isTemporary, attempt < request.retry.count else {
                        self?.didFail(error, request)
                        return
                    }
                }
                let delay = Ticker(after: request.retry.delay(before: attempt))
                attempt += 1
                if (try? await delay.next(.tick)) == nil { return }
            }
        }
    }

    /// Loads a picture for the size of the view. Retains neither the view nor its object while it waits.
    private static func load(
        _ request: PictureRequest, for picture: @escaping @MainActor () -> ViewPicture?
    ) async throws(PictureError) -> UIImage {
        try await request.loader.load(request.url, progress: { picture()?.didProgress($0, of: request) }) {
            for _ in 0..<layoutFrames {
                guard picture()?.view?.bounds.isEmpty == true else { break }
                // The view has just been made, and is laid out in one of the next frames.
                _ = try? await Ticker(after: .milliseconds(1)).next(.tick)
            }
            return picture()?.measure() ?? ShownSize(UIScreen.main.bounds.size, nil, .scaleAspectFit)
        }
    }

    /// Returns the size of the view. Returns the size of the screen for a view without a size, and for a view that is
    /// as large as its placeholder. Such a view, as in a table's cell, becomes as large as the picture.
    private func measure() -> ShownSize? {
        guard let view else { return nil }
        let isSizedByPlaceholder = view.image != nil && view.image === request?.placeholder && view.image?.size == view.bounds.size
        let size = view.bounds.isEmpty || isSizedByPlaceholder ? UIScreen.main.bounds.size : view.bounds.size
        decodedSize = size
        return ShownSize(size, view.pictureScale, view.contentMode)
    }

    /// A report may arrive after the view has begun another request.
    private func didProgress(_ progress: PictureProgress, of request: PictureRequest) {
        if case .loading = lastState, task != nil, self.request?.id == request.id { enter(.loading(progress)) }
    }

    private func didLoad(_ image: UIImage, fade: Duration) {
        task = nil
        guard let view, showsOwnImage else { return endForImageOfApp() }
        if fade > .zero, view.window != nil {
            UIView.transition(with: view, duration: fade.seconds, options: [.transitionCrossDissolve, .allowUserInteraction]) {
                self.set(image)
            }
        } else {
            set(image)
        }
        observeGrowth(of: view, image)
        enter(.shown)
    }

    /// Ends the request, because the app has set another image.
    private func endForImageOfApp() {
        end()
        enter(.empty)
    }

    private func didFail(_ error: PictureError, _ request: PictureRequest) {
        task = nil
        guard let view, showsOwnImage else { return endForImageOfApp() }
        set(request.failure ?? request.placeholder)
        if request.retry.isOnTap { tap = PictureTap(on: view) { [weak self] in self?.reload() } }
        enter(.failed(error))
    }

    // MARK: - Size

    /// Decodes the picture again when the view becomes larger than the picture was decoded for.
    private func observeGrowth(of view: UIImageView, _ image: UIImage) {
        guard let size = decodedSize else { return }
        // Sizes are rounded to whole pixels. A picture that is smaller than requested has no more pixels.
        let isNarrow = image.size.width + 1 < size.width
        let isLow = image.size.height + 1 < size.height
        let reachesSize = view.contentMode == .scaleAspectFill ? !isNarrow && !isLow : !isNarrow || !isLow
        guard reachesSize else {
            layoutSubscription?.cancel()
            (decodedSize, layoutSubscription) = (nil, nil)
            return
        }
        if layoutSubscription == nil { layoutSubscription = view.layer.on(.layoutSublayers, self) { picture in picture.sizeDidChange() } }
    }

    private func sizeDidChange() {
        guard let view, let request, let oldSize = decodedSize, task == nil, showsOwnImage, lastState == .shown else { return }
        guard view.bounds.width > oldSize.width + 1 || view.bounds.height > oldSize.height + 1 else { return }
        task = Task { [weak self] in
            let image = try? await Self.load(request) { self }
            guard !Task.isCancelled, let self else { return }
            task = nil
            // After a failure, the smaller picture remains.
            guard let image, showsOwnImage else { return }
            set(image)
            observeGrowth(of: view, image)
        }
    }
}

extension UIImageView {
    fileprivate var pictureScale: CGFloat { max(1, traitCollection.displayScale) }
}
