// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUIWindowSceneEvents() {
        add(
            ["didUpdateGeometry": .didUpdateGeometry]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UIWindowScene, (space: any UICoordinateSpace, orientation: UIInterfaceOrientation, traits: UITraitCollection)
                    >
                >)
        add(["performAction": .performAction] as KeyValuePairs<String, ControlEvent<UIWindowScene, UIApplicationShortcutItem>>)
    }
}
