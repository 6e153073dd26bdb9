// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addUITabBar() {
        notified("didSelect", .didSelect as ControlEvent<UITabBar, UITabBarItem>, (any UITabBarDelegate).self) { d, s, a in
            d.tabBar(s, didSelect: a[0])
        }
    }

    mutating func addUITabBarController() {
        asked(
            "animationControllerForTransition",
            .animationControllerForTransition
                as Question<
                    UITabBarController, (from: UIViewController, to: UIViewController), (any UIViewControllerAnimatedTransitioning)?
                >, (any UITabBarControllerDelegate).self
        ) { d, s, a in d.tabBarController(s, animationControllerForTransitionFrom: a[0], to: a[1]) }
        notified("didSelect", .didSelect as ControlEvent<UITabBarController, UIViewController>, (any UITabBarControllerDelegate).self) {
            d, s, a in d.tabBarController(s, didSelect: a[0])
        }
        notified(
            "didSelectTab", .didSelectTab as ControlEvent<UITabBarController, (selectedTab: UITab, previousTab: UITab?)>,
            (any UITabBarControllerDelegate).self
        ) { d, s, a in d.tabBarController(s, didSelectTab: a[0], previousTab: a[1]) }
        asked(
            "interactionController",
            .interactionController
                as Question<UITabBarController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?>,
            (any UITabBarControllerDelegate).self
        ) { d, s, a in d.tabBarController(s, interactionControllerFor: a[0]) }
        asked(
            "preferredInterfaceOrientation", .preferredInterfaceOrientation as Question<UITabBarController, Void, UIInterfaceOrientation>,
            (any UITabBarControllerDelegate).self
        ) { d, s, _ in d.tabBarControllerPreferredInterfaceOrientationForPresentation(s) }
        agreed("shouldSelect", .shouldSelect as Question<UITabBarController, UIViewController, Bool>, (any UITabBarControllerDelegate).self)
        { d, s, a in d.tabBarController(s, shouldSelect: a[0]) }
        agreed("shouldSelectTab", .shouldSelectTab as Question<UITabBarController, UITab, Bool>, (any UITabBarControllerDelegate).self) {
            d, s, a in d.tabBarController(s, shouldSelectTab: a[0])
        }
        asked(
            "supportedInterfaceOrientations",
            .supportedInterfaceOrientations as Question<UITabBarController, Void, UIInterfaceOrientationMask>,
            (any UITabBarControllerDelegate).self
        ) { d, s, _ in d.tabBarControllerSupportedInterfaceOrientations(s) }
    }
}
