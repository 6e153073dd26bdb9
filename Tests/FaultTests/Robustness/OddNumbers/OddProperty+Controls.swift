import UIKit

extension OddProperty {
    static let controls: [OddProperty] = [
        view("UISlider.value", { UISlider() }) { $0.value = $1.float },
        view("UISlider.minimumValue", { UISlider() }) { $0.minimumValue = $1.float },
        view("UISlider.maximumValue", { UISlider() }) { $0.maximumValue = $1.float },
        view("UIProgressView.progress", { UIProgressView() }) { $0.progress = $1.float },
        view("UIStepper.value", { UIStepper() }) { $0.value = $1.real },
        view("UIStepper.minimumValue", { UIStepper() }) { $0.minimumValue = $1.real },
        view("UIStepper.maximumValue", { UIStepper() }) { $0.maximumValue = $1.real },
        view("UIStepper: stepValue", { UIStepper() }, refusal: .these { !($0.real > 0) }) { $0.stepValue = $1.real },
        view("UIPageControl.numberOfPages", { UIPageControl() }, isWhole: true) { $0.numberOfPages = $1.whole },
        view("UIPageControl.currentPage", { UIPageControl() }, isWhole: true) {
            $0.numberOfPages = 3
            $0.currentPage = $1.whole
        },
        view("UISegmentedControl", segments, refusal: .these { $0.whole != -1 }, isWhole: true) { $0.selectedSegmentIndex = $1.whole },
        view("UISegmentedControl.setWidth", segments, refusal: .notFinite) { $0.setWidth($1.real, forSegmentAt: 0) },
        view("UISegmentedControl.setContentOffset", segments, refusal: .notFinite) { $0.setContentOffset($1.size, forSegmentAt: 0) },
        view("UIDatePicker.minuteInterval", { UIDatePicker() }, isWhole: true) { $0.minuteInterval = $1.whole },
        view("UIDatePicker.countDownDuration", { UIDatePicker() }) {
            $0.datePickerMode = .countDownTimer
            $0.countDownDuration = $1.real
        },
        view("UIDatePicker.date", { UIDatePicker() }) { $0.date = Date(timeIntervalSinceReferenceDate: $1.real) },
        view("UIButton.Configuration.contentInsets", { UIButton(type: .system) }, refusal: .notFinite) {
            $0.configuration = .filled()
            $0.configuration?.title = "Title"
            $0.configuration?.contentInsets = $1.directional
        },
        view("UIButton.Configuration.imagePadding", { UIButton(type: .system) }, refusal: .notFinite) {
            $0.configuration = .plain()
            $0.configuration?.title = "Title"
            $0.configuration?.image = UIImage(systemName: "gear")
            $0.configuration?.imagePadding = $1.real
            $0.configuration?.titlePadding = $1.real
        },
        view("UIBackgroundConfiguration.cornerRadius", { UIButton(type: .system) }, refusal: .notFinite) {
            $0.configuration = .filled()
            $0.configuration?.cornerStyle = .fixed
            $0.configuration?.background.cornerRadius = $1.real
        },
        view("UIBackgroundConfiguration.strokeWidth", { UIButton(type: .system) }, refusal: .overflow) {
            $0.configuration = .filled()
            $0.configuration?.background.strokeColor = .red
            $0.configuration?.background.strokeWidth = $1.real
            $0.configuration?.background.strokeOutset = $1.real
        },
        view("UIButton.contentEdgeInsets", { UIButton(type: .system) }, refusal: .notFinite) {
            $0.setTitle("Title", for: .normal)
            $0.contentEdgeInsets = $1.insets
        },
        view("UIButton.titleEdgeInsets", { UIButton(type: .system) }, refusal: .notFinite) {
            $0.setTitle("Title", for: .normal)
            $0.titleEdgeInsets = $1.insets
            $0.imageEdgeInsets = $1.insets
        },
        view("UITabBar.itemWidth", tabs, refusal: .overflow) {
            $0.itemPositioning = .centered
            $0.itemWidth = $1.real
        },
        view("UITabBar.itemSpacing", tabs) {
            $0.itemPositioning = .centered
            $0.itemSpacing = $1.real
        },
        view("UITabBarItem.titlePositionAdjustment", tabs, refusal: .notFinite) {
            $0.items?.first?.titlePositionAdjustment = UIOffset(horizontal: $1.real, vertical: $1.real)
        },
        view("UIBarButtonItem.width", { UIToolbar() }, refusal: .notFinite) {
            let item = UIBarButtonItem(systemItem: .fixedSpace)
            item.width = $1.real
            $0.items = [item, UIBarButtonItem(systemItem: .add)]
        },
        view("UISearchBar.searchTextPositionAdjustment", { UISearchBar() }, refusal: .notFinite) {
            $0.searchTextPositionAdjustment = UIOffset(horizontal: $1.real, vertical: 0)
        },
        view("UIListContentConfiguration.imageToTextPadding", { UITableViewCell() }, refusal: .overflow) { cell, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            content.image = UIImage(systemName: "gear")
            content.imageToTextPadding = number.real
            content.directionalLayoutMargins = number.directional
            content.imageProperties.cornerRadius = number.real
            cell.contentConfiguration = content
        },
    ]

    private static var segments: @MainActor @Sendable () -> UISegmentedControl { { UISegmentedControl(items: ["A", "B"]) } }

    private static var tabs: @MainActor @Sendable () -> UITabBar {
        {
            let bar = UITabBar()
            bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
            return bar
        }
    }
}
