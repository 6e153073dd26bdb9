/// A launch screen that shows a colour and a centred image.
@MainActor final class LaunchStyleController: UIViewController {
    private let style: AppInfo.LaunchScreen.Style
    private let bundle: Bundle?
    private let imageView = UIImageView()

    init(_ style: AppInfo.LaunchScreen.Style, _ bundle: Bundle?) {
        self.style = style
        self.bundle = bundle
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = style.color.flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) } ?? .systemBackground
        imageView.image = style.image.flatMap { UIImage(named: $0, in: bundle, with: nil) }
        imageView.contentMode = .scaleAspectFit
        view.addSubview(imageView)
        if let name = style.color, UIColor(named: name, in: bundle, compatibleWith: nil) == nil { reportMissing("colour", name) }
        if let name = style.image, imageView.image == nil { reportMissing("picture", name) }
    }

    private func reportMissing(_ kind: String, _ name: String) {
        Diagnostics.report("launch.screen", "The launch screen in Info.plist names the \(kind) \"\(name)\", which the bundle lacks.")
    }

    /// Centres the image at its natural size, or scaled down if it does not fit.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return }
        let area = style.respectsSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : view.bounds
        let factor = min(1, area.width / size.width, area.height / size.height)
        imageView.bounds = CGRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
        imageView.center = CGPoint(x: area.midX, y: area.midY)
    }
}

extension AppInfo.LaunchScreen.Style {
    /// Returns a controller inside the containers that show the bars of the launch screen.
    @MainActor func wrapped(_ content: UIViewController) -> UIViewController {
        var result = content
        if hasNavigationBar || hasToolbar {
            let navigation = UINavigationController(rootViewController: content)
            navigation.isNavigationBarHidden = !hasNavigationBar
            navigation.isToolbarHidden = !hasToolbar
            result = navigation
        }
        guard hasTabBar else { return result }
        let tabs = UITabBarController()
        tabs.viewControllers = [result]
        return tabs
    }
}
