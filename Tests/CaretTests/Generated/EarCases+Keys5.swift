// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension EarCases {
    mutating func addUITabBarController() {
        asked(
            "animationControllerForTransition",
            .animationControllerForTransition
                as Question<
                    UITabBarController, (from: UIViewController, to: UIViewController), (any UIViewControllerAnimatedTransitioning)?
                >, (any UITabBarControllerDelegate).self
        ) { d, s, a in d.tabBarController(s, animationControllerForTransitionFrom: a[0], to: a[1]) }
        told("didSelect", .didSelect as ControlEvent<UITabBarController, UIViewController>, (any UITabBarControllerDelegate).self) {
            d, s, a in d.tabBarController(s, didSelect: a[0])
        }
        asked(
            "interactionController",
            .interactionController
                as Question<UITabBarController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?>,
            (any UITabBarControllerDelegate).self
        ) { d, s, a in d.tabBarController(s, interactionControllerFor: a[0]) }
        agreed("shouldSelect", .shouldSelect as Question<UITabBarController, UIViewController, Bool>, (any UITabBarControllerDelegate).self)
        { d, s, a in d.tabBarController(s, shouldSelect: a[0]) }
    }
}
