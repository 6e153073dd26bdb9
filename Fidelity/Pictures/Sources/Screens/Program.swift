import CaretTesting

/// Draws the screens of this folder. The screens themselves use only UIKit, so that their pictures can also be
/// recorded with Apple's UIKit.
@main struct Program {
    static func main() async {
        await DrawingProgram.run(Drawings.labels + Drawings.controls + Drawings.screens)
    }
}
