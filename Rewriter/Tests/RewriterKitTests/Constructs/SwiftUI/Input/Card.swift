import UIKit
import SwiftUI

struct Card: View {
    var body: some View { Text("card") }
}
final class Host: UIHostingController<Card> {
    @objc func tap() {}
}
#Preview { Card() }
