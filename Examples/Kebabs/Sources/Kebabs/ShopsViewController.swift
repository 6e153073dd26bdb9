import KebabsKit
import MapKit
import UIKit

/// The whole screen: the map, the list beside it, and the progress of the search.
///
/// The controller is no delegate: it awaits the results of its calls.
final class ShopsViewController: UIViewController {
    let map = MKMapView()
    let list = ShopList()
    let progress = UIProgressView(progressViewStyle: .bar)
    private let search: KebabSearch
    let provider: any LocationProvider
    /// A tile server's URL template; `nil` for the built-in map alone.
    let tiles: String?
    /// The object that grants background time; the application by default.
    private let background: any BackgroundTimeSource
    private(set) var report: KebabReport?
    /// The order of the list.
    var sort = ShopSort() {
        didSet { if sort != oldValue { sortChanged() } }
    }
    /// The region that was visible when all pins had been added to the map.
    private var shownRegion: MKCoordinateRegion?
    private(set) var task: Task<Void, Never>?
    /// The number of the search, by which results of earlier searches are ignored.
    private(set) var round = 0
    /// The height of the screen's bottom that the keyboard covers, in points.
    private var covered: CGFloat = 0
    private var keyboard: (any NSObjectProtocol)?

    init(
        search: KebabSearch, provider: any LocationProvider, tiles: String? = nil,
        background: any BackgroundTimeSource = UIApplication.shared
    ) {
        self.search = search
        self.background = background
        self.provider = provider
        self.tiles = tiles
        super.init(nibName: nil, bundle: nil)
        title = "Kebabs"
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { if let keyboard { NotificationCenter.default.removeObserver(keyboard) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        progress.isHidden = true
        progress.accessibilityIdentifier = "Progress"
        for part in [map, list, progress] as [UIView] { view.addSubview(part) }
        setUpMap()
        setUpSorting()
        list.refresh.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
        list.onPick = { [weak self] in self?.open($0) }
        keyboard = followKeyboard { [weak self] in self?.makeRoom($0, over: $1) }
        begin()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let free = view.bounds.inset(by: view.safeAreaInsets)
        if free.width > 700 {
            let side = min(max(free.width * 0.34, 320), 400)
            // The list reaches the edge, as tables do: cells keep clear of covered areas.
            list.frame = CGRect(x: 0, y: free.minY, width: free.minX + side, height: view.bounds.maxY - free.minY)
            map.frame = CGRect(x: list.frame.maxX, y: free.minY, width: view.bounds.maxX - list.frame.maxX, height: list.frame.height)
        } else {
            map.frame = CGRect(x: 0, y: free.minY, width: view.bounds.width, height: (free.height * 0.46).rounded())
            // Above a keyboard there is no space for both, and the search results are in the list.
            let top = covered > 0 ? free.minY : map.frame.maxY
            list.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
        }
        list.frame.size.height -= covered
        progress.frame = CGRect(x: 0, y: free.minY, width: view.bounds.width, height: progress.sizeThatFits(view.bounds.size).height)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        // A resized map cuts off pins at its edges. A map that the user has moved keeps its region.
        guard isUntouched else { return }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.showAllPins() }
    }

    /// Whether the map still has the region that shows all pins.
    private var isUntouched: Bool {
        guard let shownRegion else { return false }
        let now = map.region
        return shownRegion.center.latitude == now.center.latitude && shownRegion.center.longitude == now.center.longitude
            && shownRegion.span.latitudeDelta == now.span.latitudeDelta
    }

    private func showAllPins() {
        view.layoutIfNeeded()
        map.showAnnotations(map.annotations.filter { $0 is ShopAnnotation }, animated: false)
        shownRegion = map.region
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Refresh", action: Selector("refresh", ShopsViewController.begin), input: "r", modifierFlags: .command),
            UIKeyCommand(title: "Find", action: Selector("findShop", ShopsViewController.findShop), input: "f", modifierFlags: .command),
        ]
    }

    /// Keeps the list above the keyboard with the given frame on the screen.
    private func makeRoom(_ frame: CGRect, over duration: TimeInterval) {
        let frame = view.convert(frame, from: nil)
        let isDocked = frame.maxY >= view.bounds.maxY && frame.minY < view.bounds.maxY
        let height = isDocked ? view.bounds.maxY - frame.minY : 0
        guard height != covered else { return }
        covered = height
        view.setNeedsLayout()
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    // MARK: - Searching

    /// Starts a new search, and cancels the running one.
    func begin() {
        task?.cancel()
        progress.setProgress(0, animated: false)
        progress.isHidden = false
        showsCancel = true
        list.showSummary("Looking where you are…")
        round += 1
        // A search for which the user waits continues while the app is in the background.
        let time = BackgroundTime("Search for kebab shops", from: background) { [weak self, round] in self?.expire(round) }
        task = Task { [weak self, round] in
            await self?.run(round, time)
            time.end()
        }
    }

    /// Ends the search of a round, because no background time is left.
    private func expire(_ round: Int) {
        if self.round == round { task?.cancel() }
    }

    /// Cancels the search; the displayed shops stay.
    func cancel() {
        task?.cancel()
    }

    private func run(_ round: Int, _ time: BackgroundTime) async {
        let words: String
        do {
            let place = try await position()
            list.showSummary("Looking for shops…")
            let report = try await search.shops(around: place) { [weak self] premises in
                if self?.round == round { self?.showList(premises) }
            } progress: { [weak self] done, all in
                if self?.round == round { self?.showProgress(done, all) }
            }
            guard self.round == round else { return }
            words = show(report, isLate: time.isOver)
        } catch {
            words = time.isOver ? "There was no time left in the background." : "\(error)"
        }
        if self.round == round { finish(words) }
    }

    /// Returns the user's location, once.
    private func position() async throws -> Place {
        for try await update in CLLocationUpdate.liveUpdates(from: provider) {
            if update.authorizationDenied { throw PositionError.denied }
            if let place = update.location.flatMap({ Place(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude) }) {
                return place
            }
            if update.locationUnavailable { throw PositionError.unknown }
        }
        if Task.isCancelled { throw SearchError.cancelled }
        throw PositionError.unknown
    }

    // MARK: - Showing

    private func showList(_ premises: [Premises]) {
        let shops = premises.map { KebabShop(premises: $0, place: .failure(.cancelled)) }
        list.show(shops, highlighted: ShopOrder.highlights(in: premises), sort, from: nil)
    }

    private func showProgress(_ done: Int, _ all: Int) {
        progress.setProgress(Float(done) / Float(max(all, 1)), animated: false)
        list.showSummary("Looking up \(done) of \(all) places…")
    }

    /// Displays a report.
    ///
    /// - Parameter isLate: whether the search ended because no background time was left.
    /// - Returns: the summary.
    private func show(_ report: KebabReport, isLate: Bool) -> String {
        self.report = report
        list.show(report.shops, highlighted: report.highlighted, sort, from: report.start)
        map.removeAnnotations(map.annotations.filter { $0 is ShopAnnotation })
        let pins = report.located.map { ShopAnnotation($0.shop, at: $0.place, isHighlighted: report.highlighted.contains($0.shop.id)) }
        map.showAnnotations(pins, animated: false)
        shownRegion = map.region
        guard report.isComplete else {
            let reason = isLate ? "There was no time left in the background" : "Cancelled"
            return "\(reason) · \(report.located.count) of \(report.shops.count) shops on the map"
        }
        let lost = report.failures == 0 ? "" : " · \(report.failures) not on the map"
        return "\(report.shops.count) shops near \(report.postcode)\(lost)"
    }

    private func finish(_ words: String) {
        list.showSummary(words)
        progress.isHidden = true
        showsCancel = false
        list.refresh.endRefreshing()
    }

    private var showsCancel = false {
        didSet {
            let action = UIAction(title: showsCancel ? "Cancel" : "Refresh") { [weak self] _ in
                guard let self else { return }
                showsCancel ? cancel() : begin()
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: action.title, primaryAction: action)
        }
    }
}

/// The reason for an unknown user location.
enum PositionError: Error, CustomStringConvertible {
    case denied
    case unknown

    var description: String {
        switch self {
        case .denied: "You said that this app may not know where you are."
        case .unknown: "It is not known where you are. --at says it."
        }
    }
}
