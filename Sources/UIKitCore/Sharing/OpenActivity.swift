/// Opens a URL or file in the desktop's default program.
final class OpenActivity: UIActivity {
    private var url: URL?

    override var activityType: ActivityType? { .openElsewhere }
    override var activityTitle: String? { "Open With…" }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        singleURL(activityItems).map(UIApplication.shared.canOpenURL) ?? false
    }

    override func prepare(withActivityItems activityItems: [Any]) { url = singleURL(activityItems) }

    override func perform() {
        guard let url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
    }

    private func singleURL(_ items: [Any]) -> URL? {
        let sharedItems = ActivityItems(items)
        return sharedItems.count == 1 ? sharedItems.urls.first ?? sharedItems.files.first : nil
    }
}
