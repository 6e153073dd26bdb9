import UIKit

/// Controls in their most common state.
@MainActor enum Controls {
    nonisolated static let all: [(name: String, make: @MainActor @Sendable () -> UIView)] = [
        ("Switch, on", { toggle(isOn: true) }), ("Switch, off", { toggle(isOn: false) }), ("Slider", slider), ("Stepper", { UIStepper() }),
        ("Page control", pages), ("Segmented control", segments), ("Progress", progress), ("Add contact", { UIButton(type: .contactAdd) }),
    ]

    private static func toggle(isOn: Bool) -> UIView {
        let control = UISwitch()
        control.isOn = isOn
        return control
    }

    private static func slider() -> UIView {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.6
        return slider
    }

    private static func pages() -> UIView {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .lightGray
        pages.currentPageIndicatorTintColor = .black
        return pages
    }

    private static func segments() -> UIView {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.selectedSegmentIndex = 1
        return control
    }

    private static func progress() -> UIView {
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        progress.progress = 0.4
        return progress
    }
}
