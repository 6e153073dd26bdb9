import UIKit
import UIKitCore

/// A storyboard of 300 objects: reading with instantiation, another instantiation from the parsed file, and the first
/// frame.
@MainActor enum Storyboards {
    private static let groups = 60
    /// The number of objects in a group: a view with a label, a button, a switch and a text field.
    private static let objectsInGroup = 5
    private static let limit = 20.0
    private static let rounds = 25

    static func measure() throws -> [Entry] {
        let runs = try (0..<5).map { _ in try ChildProcess.run(.ours(["storyboards"])) }
        func median(_ key: String) -> Double { runs.compactMap { $0.figures[key] }.median }
        let whole = median("first"), again = median("make")
        return [
            Entry(
                name: "Storyboard of \(groups * objectsInGroup) objects, read and made for the first time, CPU", median: whole, unit: "ms",
                ratio: whole / limit, limit: 1, note: "against \(Int(limit)) ms"),
            Entry(
                name: "The same storyboard, made again from what was read, CPU", median: again, unit: "ms", ratio: again / limit, limit: 1,
                note: "reading alone takes \(String(format: "%.1f", median("read"))) ms"),
            Entry(
                name: "The same storyboard's first frame: laid out, drawn and composited, CPU", median: median("frame"), unit: "ms",
                note: "once it is made; later frames take what changes"),
        ]
    }

    static func child() throws {
        let data = Data(text.utf8)
        let app = try HeadlessApp { UIViewController() }
        var reading: [Double] = [], making: [Double] = []
        for _ in 0..<rounds {
            var board: UIStoryboard?
            reading.append(timed { board = try? UIStoryboard(data: data) })
            guard let board else { throw Children.Failure.work("the storyboard cannot be read") }
            var views = 0
            making.append(timed { views = make(board) })
            guard views == groups * objectsInGroup else { throw Children.Failure.work("\(views) views were made") }
            app.step()
        }
        let frame = try firstFrame(app, data)
        try Children.report(["first": reading[0] + making[0], "read": reading.median, "make": making.median, "frame": frame])
    }

    /// Measures the first frame of a new screen in the window, including the first drawing of its labels.
    private static func firstFrame(_ app: HeadlessApp, _ data: Data) throws -> Double {
        guard let controller = try UIStoryboard(data: data).instantiateInitialViewController(), controller.view != nil,
            let window = UIApplication.shared.windows.first
        else { throw Children.Failure.work("the storyboard has no screen") }
        return timed {
            window.rootViewController = controller
            app.step()
        }
    }

    /// Instantiates the screen. Returns the number of views below the controller's own view.
    private static func make(_ board: UIStoryboard) -> Int {
        guard let view = board.instantiateInitialViewController()?.view else { return 0 }
        return view.subviews.reduce(0) { $0 + 1 + $1.subviews.count }
    }

    private static func timed(_ body: () -> Void) -> Double {
        let start = Children.cpuNow()
        body()
        return Double(Children.cpuNow() - start) / 1e6
    }

    // MARK: - The file

    private static var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\((0..<groups).map(group).joined(separator: "\n"))</subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>\((0..<groups).map(place).joined(separator: "\n"))</constraints>
        <viewLayoutGuide key="safeArea" id="g"/></view>
        </viewController></objects></scene></scenes></document>
        """
    }

    private static func group(_ number: Int) -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\(number)">
        <rect key="frame" x="0.0" y="\(number * 44)" width="390" height="44"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Row \(number)" \
        textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
        <rect key="frame" x="16" y="11" width="120" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/><nil key="highlightedColor"/></label>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b\(number)">
        <rect key="frame" x="150" y="7" width="60" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><state key="normal" title="Go"/></button>
        <switch opaque="NO" contentMode="scaleToFill" on="YES" id="w\(number)"><rect key="frame" x="220" y="7" width="51" height="31"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></switch>
        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Words" id="t\(number)">
        <rect key="frame" x="280" y="5" width="100" height="34"/><fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits"/></textField>
        </subviews>
        <constraints>
        <constraint firstItem="l\(number)" firstAttribute="leading" secondItem="v\(number)" secondAttribute="leading" constant="16" \
        id="a\(number)"/>
        <constraint firstItem="l\(number)" firstAttribute="centerY" secondItem="v\(number)" secondAttribute="centerY" id="d\(number)"/>
        <constraint firstAttribute="height" constant="44" id="h\(number)"/>
        </constraints></view>
        """
    }

    private static func place(_ number: Int) -> String {
        let above = number == 0 ? "secondItem=\"g\" secondAttribute=\"top\"" : "secondItem=\"v\(number - 1)\" secondAttribute=\"bottom\""
        return """
            <constraint firstItem="v\(number)" firstAttribute="top" \(above) id="p\(number)"/>
            <constraint firstItem="v\(number)" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="q\(number)"/>
            <constraint firstItem="v\(number)" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="r\(number)"/>
            """
    }
}
